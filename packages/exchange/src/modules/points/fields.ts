import { count, type Fields, id, optional, word } from '../../fields.ts';
import type { AccountId, PointsExchangeId, PointsItemId, PointsMoveId } from '../../vocabulary.ts';

/** The published ways to earn points. */
export const pointsTasks = [
  'check_in',
  'first_deposit',
  'second_factor',
  'identity_basic',
  'identity_advanced',
  'trading',
] as const;
export type PointsTask = (typeof pointsTasks)[number];

/** The causes for which points move; each is a text the user can read. */
export const pointsMoveKinds = ['earned', 'released', 'exchanged', 'staked', 'won', 'returned', 'expired'] as const;
export type PointsMoveKind = (typeof pointsMoveKinds)[number];

/** The things that the shop of points has: an emblem to wear, turns of the wheel beyond the day's, a coupon. */
export const pointsGifts = ['emblem', 'spins', 'coupon'] as const;

/** One movement of a user's points, with both balances after it. */
export const pointsMoveFields = {
  moveId: id<PointsMoveId>(),
  accountId: id<AccountId>(),
  kind: word(pointsMoveKinds),
  points: count,
  pending: count,
  available: count,
  /** The task that earned them. */
  task: optional(word(pointsTasks)),
  /** The number of the exchange or of the turn of the wheel. */
  reference: optional(count),
  /** The moment at which they become available; absent: they are. */
  availableAtMs: optional(count),
  /** The moment at which they expire, of points that came in. */
  expiresAtMs: optional(count),
} as const satisfies Fields;

/** One exchange of points for an item of the shop. */
export const pointsExchangeFields = {
  exchangeId: id<PointsExchangeId>(),
  accountId: id<AccountId>(),
  itemId: id<PointsItemId>(),
  gives: word(pointsGifts),
  /** The emblem's number, the number of turns, or the coupon's campaign. */
  grant: count,
  points: count,
} as const satisfies Fields;
