import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import {
  accountId,
  amount,
  copyMode,
  copyReason,
  copyResult,
  direction,
  lots,
  pairId,
  ppm,
  priceOf,
  ticketId,
  traderStatus,
} from '../../vocabulary.ts';

export const copyEvents = {
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
  /** What became of one trade of the trader at one follower; `ticketId` is absent when it was skipped. */
  'copy.copied': [
    94,
    struct({
      accountId,
      traderId: accountId,
      traderTicketId: ticketId,
      pairId,
      direction,
      traderLots: lots,
      /** What the follow asked for, before caps. */
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
  /** Every full hour, for every trader who can be followed: what their lever account is worth, and per unit of it. */
  'copy.nav_marked': [
    97,
    struct({
      marks: listOf(
        struct({
          traderId: accountId,
          equity: amount,
          /** Units ×10^6 bought with what came in, at the value of a unit then. */
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
} as const;
