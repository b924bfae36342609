import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { copyMode, copyPairChoice, copyReason, copyResult, copyStopReason, traderStatus } from '../../copy-words.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, direction, lots, pairId, ppm, priceOf, ticketId } from '../../vocabulary.ts';
import { copyRejects } from './rejects.ts';

/** The size of a follow, and the caps on each of its copies. */
const how = {
  accountId,
  traderId: accountId,
  mode: copyMode,
  /** Hundredths: of the trader's size (100 is once), of a lot, or of the size in proportion. */
  size: uint,
  /** Of all open copies of this trader together; absent: no cap. */
  marginMax: optional(amount),
  /** Of open copies in one pair. */
  pairMarginMax: optional(amount),
  /** Realised loss of this trader's copies in one UTC day from which on nothing new is copied. */
  dailyLossMax: optional(amount),
  /** The largest distance of the fill from the quote at which the trader ordered; absent: 0.5 %. */
  slippage: optional(ppm),
};

/** The pairs of a follow, and the result since it began at which it stops. */
const limits = {
  pairs: copyPairChoice,
  /** Ascending, each once; none for `all`. */
  pairIds: listOf(pairId),
  /** The loss, above zero, at which the follow stops and its copies close; absent: no total stop. */
  lossMax: optional(amount),
  /** The profit at which it does. */
  profitMin: optional(amount),
};

export const copySpec = defineSpec({
  name: 'copy',
  commands: {
    /** For follows begun afterwards. */
    'copy.set_terms': command(
      90,
      operators,
      struct({ shareMax: ppm, followersMax: uint, isOffered: oneOf('no', 'yes') }),
      struct({}),
      copyRejects['copy.set_terms'],
    ),
    /** An application to be followed, for a share of followers' profit. */
    'copy.apply': command(91, 'user', struct({ accountId, share: ppm }), struct({}), copyRejects['copy.apply']),
    'copy.withdraw_application': command(
      197,
      'user',
      struct({ accountId }),
      struct({}),
      copyRejects['copy.withdraw_application'],
    ),
    /** An operator's answer to an application, or a suspension. `reason` is for the trader to read. */
    'copy.review': command(
      92,
      operators,
      struct({ traderId: accountId, decision: oneOf('accept', 'refuse', 'suspend', 'restore') }),
      struct({}),
      copyRejects['copy.review'],
    ),
    /** Follows, with all pairs and no total limit; or changes how, and leaves these as they are. */
    'copy.follow': command(93, 'user', struct(how), struct({ isNew: oneOf('no', 'yes') }), copyRejects['copy.follow']),
    /** Follows, or changes how, with everything that belongs to a follow: absent limits are none. */
    'copy.follow_with_limits': command(
      530,
      'user',
      struct({ ...how, ...limits }),
      struct({ isNew: oneOf('no', 'yes') }),
      copyRejects['copy.follow_with_limits'],
    ),
    /** Copies nothing new. Open copies close with the trader's, and their profit is still shared. */
    'copy.cancel': command(
      94,
      'user',
      struct({ accountId, traderId: accountId }),
      struct({}),
      copyRejects['copy.cancel'],
    ),
    /** Makes a copied ticket the follower's own, exits and all. */
    'copy.self_hold': command(
      95,
      'user',
      struct({ accountId, ticketId }),
      struct({ ticketId, lots }),
      copyRejects['copy.self_hold'],
    ),
  },
  facts: {
    'copy.terms_set': [90, struct({ shareMax: ppm, followersMax: uint, isOffered: oneOf('no', 'yes') })],
    'copy.trader_changed': [91, struct({ traderId: accountId, status: traderStatus, share: ppm })],
    'copy.followed': [
      92,
      struct({
        accountId,
        traderId: accountId,
        mode: copyMode,
        size: uint,
        /** Of the profit, fixed when the follow began. */
        share: ppm,
        marginMax: optional(amount),
        pairMarginMax: optional(amount),
        dailyLossMax: optional(amount),
        slippage: ppm,
        isNew: oneOf('no', 'yes'),
      }),
    ],
    'copy.follow_ended': [93, struct({ accountId, traderId: accountId })],
    /** The outcome of one trade of the trader for one follower; `ticketId` is absent when it was skipped. */
    'copy.copied': [
      94,
      struct({
        accountId,
        traderId: accountId,
        traderTicketId: ticketId,
        pairId,
        direction,
        traderLots: lots,
        /** The size of the follow, before caps. */
        wantedLots: lots,
        lots,
        price: priceOf,
        result: copyResult,
        reason: optional(copyReason),
        ticketId: optional(ticketId),
      }),
    ],
    'copy.self_held': [95, struct({ ticketId, accountId, traderId: accountId, traderTicketId: ticketId })],
    /** The weekly share of one follower's profit. */
    'copy.profit_shared': [
      96,
      struct({
        accountId,
        traderId: accountId,
        /** Realised on copies of this trader in all, below zero for a loss. */
        realised: amount,
        share: ppm,
        /** Shared in all, this time included. */
        sharedTotal: amount,
        paid: amount,
      }),
    ],
    /**
     * Every full hour, for every trader open to followers: the equity of their contract account, and the value per unit.
     */
    'copy.nav_marked': [
      97,
      struct({
        marks: listOf(
          struct({
            traderId: accountId,
            equity: amount,
            /** Units ×10^6 bought with the money that came in, at the value of a unit then. */
            units: amount,
            /** Millionths: 1_000_000 is where it began. */
            nav: uint,
            /** Highest so far, for the drawdown. */
            navPeak: uint,
            followers: uint,
            /** Open and realised result of all followers together. */
            followersResult: amount,
          }),
        ),
      }),
    ],
    'copy.limits_set': [530, struct({ accountId, traderId: accountId, ...limits })],
    /**
     * A total limit was reached: nothing new is copied, and the open copies close. `result` is realised and open since the follow
     * began, and the limit stands beside it.
     */
    'copy.stopped': [
      531,
      struct({ accountId, traderId: accountId, reason: copyStopReason, result: amount, limit: amount }),
    ],
  },
});
