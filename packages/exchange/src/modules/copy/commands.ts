import { oneOf, optional, struct, uint } from '@candor/kernel';
import { accountId, amount, copyMode, lots, ppm, ticketId } from '../../vocabulary.ts';

export const copyCommands = {
  /** For follows begun afterwards. */
  'copy.set_terms': [90, struct({ shareMax: ppm, followersMax: uint, isOffered: oneOf('no', 'yes') })],
  /** Asks to be followed, for a share of followers' profit. */
  'copy.apply': [91, struct({ accountId, share: ppm })],
  'copy.withdraw_application': [197, struct({ accountId })],
  /** An operator's answer to an application, or a suspension. `reason` is for the trader to read. */
  'copy.review': [92, struct({ traderId: accountId, decision: oneOf('accept', 'refuse', 'suspend', 'restore') })],
  /** Follows, or changes how. */
  'copy.follow': [
    93,
    struct({
      accountId,
      traderId: accountId,
      mode: copyMode,
      /** Hundredths: of the trader's size (100 is once), or of a lot. */
      size: uint,
      /** Of all open copies of this trader together; absent: no cap. */
      marginMax: optional(amount),
      /** Of open copies in one pair. */
      pairMarginMax: optional(amount),
      /** Realised loss of this trader's copies in one UTC day from which on nothing new is copied. */
      dailyLossMax: optional(amount),
      /** How far the fill may lie from the quote at which the trader ordered; absent: 0.5 %. */
      slippage: optional(ppm),
    }),
  ],
  /** Copies nothing new. Open copies close with the trader's, and their profit is still shared. */
  'copy.cancel': [94, struct({ accountId, traderId: accountId })],
  /** Makes a copied ticket the follower's own, exits and all. */
  'copy.self_hold': [95, struct({ accountId, ticketId })],
} as const;

export const copyCommandResults = {
  'copy.set_terms': struct({}),
  'copy.apply': struct({}),
  'copy.withdraw_application': struct({}),
  'copy.review': struct({}),
  'copy.follow': struct({ isNew: oneOf('no', 'yes') }),
  'copy.cancel': struct({}),
  'copy.self_hold': struct({ ticketId, lots }),
} as const;
