import { pointsGifts, pointsItemRefusals, pointsMoveKinds, pointsTasks } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { couponPromiseFields } from '../coupons/coupons.ts';
import { amountText, anyNumberOf, countNumber, durationMs, flag, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** Points that expire, or become available, at one moment. */
const lotRow = wireObject({ points: countNumber, atMs: named('time', timeMs) });

/** The points of one user. */
export const pointsBalance = wireObject({
  available: described(countNumber, 'To spend now.'),
  pending: described(countNumber, 'Earned, and not available yet.'),
  lots: described(z.array(lotRow), 'Available points by the moment at which they expire, the first first.'),
  pendingLots: named('pending_lots', described(z.array(lotRow), 'Pending points by the moment they become available.')),
  emblem: described(countNumber, 'Worn on the leaderboard: the one exchanged last; 0: none.'),
});

/** The terms of a task, as operators set them. */
export const pointsTaskFields = {
  task: wordOf(pointsTasks),
  reward: described(countNumber, 'Points: once, each day (check_in), or for each "per" of a day\'s trading.'),
  dailyMax: named('daily_max', described(countNumber, 'The most in one UTC day.')),
  per: described(amountText, 'Of trading: the value in USDT that earns the reward; 0 for the others.'),
  delayMs: named('delay', described(durationMs, 'Milliseconds from earning points to having them.')),
  lifeDays: named('life_days', described(countNumber, 'Whole days for which they can be spent.')),
};

/** A task as one user sees it. */
export const pointsTaskRow = wireObject({
  ...pointsTaskFields,
  isDone: named('done', described(flag, 'It has earned all that it can: once, or today.')),
  earned: described(countNumber, 'Points of today; of a task that earns once: ever.'),
  traded: described(amountText, 'Of trading: the value of today in USDT.'),
  streak: described(countNumber, 'Of the check-in: days in a row up to today or yesterday.'),
});
export type PointsTaskRow = z.output<typeof pointsTaskRow>;

/** The terms of an item, as operators set them. */
export const pointsItemFields = {
  itemId: named('id', anyNumberOf('points_item')),
  gives: wordOf(pointsGifts),
  grant: described(idNumber, "The emblem's number, the number of turns, or the coupon's campaign."),
  cost: described(countNumber, 'In points.'),
};

/** An item of the shop as one user sees it. */
export const pointsItemRow = wireObject({
  ...pointsItemFields,
  left: described(countNumber, 'How many are left for everybody.'),
  accountMax: named('user_max', described(countNumber, 'The most that one user may have.')),
  taken: described(countNumber, 'How many I have exchanged.'),
  coupon: z.optional(
    described(
      wireObject({
        ...couponPromiseFields,
        code: named('currency_name', z.string()),
        lifeMs: named('life', described(countNumber, 'Milliseconds from its issue to its expiry.')),
      }),
      'What the coupon pays, of an item that gives one.',
    ),
  ),
  refusal: z.optional(
    described(wordOf(pointsItemRefusals), 'Why I cannot have it, however many points I have; absent: I can.'),
  ),
});
export type PointsItemRow = z.output<typeof pointsItemRow>;

/** A movement of points, with both balances after it. */
export const pointsMoveRow = wireObject({
  moveId: named('id', idNumber),
  kind: named('type', wordOf(pointsMoveKinds)),
  points: described(countNumber, 'How many moved; the type says which way.'),
  available: countNumber,
  pending: countNumber,
  task: z.optional(wordOf(pointsTasks)),
  reference: z.optional(described(idNumber, 'The number of the exchange, or of the turn of the wheel.')),
  item: z.optional(described(wireObject({ ...pointsItemFields }), 'Of an exchange: the item, and what it cost then.')),
  availableAtMs: named('available_time', z.optional(timeMs)),
  expiresAtMs: named('expire_time', z.optional(timeMs)),
  atMs: named('time', timeMs),
});
export type PointsMoveRow = z.output<typeof pointsMoveRow>;
