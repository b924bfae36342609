import { oneOf, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, pointsExchangeId, pointsItemId, termsId } from '../../vocabulary.ts';
import { pointsExchangeFields, pointsGifts, pointsMoveFields, pointsTasks } from './fields.ts';
import { pointsRejects } from './rejects.ts';

/** The terms on which a task earns points. Points keep the delay and the life they were earned with. */
export const pointsTaskTerms = struct({
  task: oneOf(...pointsTasks),
  /** Points for the task: once, each day (check-in), or for each `per` of a day's trading. */
  reward: uint,
  /** The most points that one user earns by it in a UTC day. */
  dailyMax: uint,
  /** Of trading: the value in the unit of account that earns the reward; zero for other tasks. */
  per: amount,
  /** The time from earning points to having them, rounded up to the minute. */
  delayMs: uint,
  /** The whole days for which they can be spent. */
  lifeDays: uint,
  isOffered: oneOf('no', 'yes'),
});

/** One thing in the shop. */
export const pointsItem = struct({
  itemId: pointsItemId,
  gives: oneOf(...pointsGifts),
  /** The emblem's number, the number of turns, or the coupon's campaign. It stays what it was in the item's first terms. */
  grant: uint,
  cost: uint,
  /** The number that may be exchanged in all, those that were among them. */
  stock: uint,
  /** The number that one user may have. */
  accountMax: uint,
  isOffered: oneOf('no', 'yes'),
});

export const pointsSpec = defineSpec({
  name: 'points',
  commands: {
    'points.set_task': command(300, operators, pointsTaskTerms, struct({ termsId }), pointsRejects['points.set_task']),
    'points.set_item': command(301, operators, pointsItem, struct({}), pointsRejects['points.set_item']),
    /** Once in a UTC day. */
    'points.check_in': command(
      302,
      'user',
      struct({ accountId }),
      struct({
        points: uint,
        /** Days in a row, this one included. */
        streak: uint,
      }),
      pointsRejects['points.check_in'],
    ),
    /** The platform's word that an account has a second factor. It earns once. */
    'points.note_factor': command(
      303,
      'system',
      struct({ accountId }),
      struct({
        /** Zero: it has earned before, or the task is not offered. */
        points: uint,
      }),
      pointsRejects['points.note_factor'],
    ),
    'points.exchange': command(
      304,
      'user',
      struct({
        accountId,
        itemId: pointsItemId,
        /** The cost that the user saw: another is refused. */
        cost: uint,
      }),
      struct({
        exchangeId: pointsExchangeId,
        /** The points that are left. */
        available: uint,
      }),
      pointsRejects['points.exchange'],
    ),
  },
  facts: {
    'points.task_set': [300, struct({ termsId, terms: pointsTaskTerms })],
    'points.item_set': [301, pointsItem],
    'points.checked_in': [302, struct({ accountId, day: uint, streak: uint })],
    'points.moved': [303, struct(codecsOf(pointsMoveFields))],
    'points.exchanged': [304, struct(codecsOf(pointsExchangeFields))],
    /** So many available points expire in so many days if they are not spent. */
    'points.expiry_near': [305, struct({ accountId, points: uint, days: uint, expiresAtMs: uint })],
  },
});
