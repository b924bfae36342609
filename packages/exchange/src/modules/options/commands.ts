import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { accountId, amount, optionDirection, optionId, pairId, ppm, termsId } from '../../vocabulary.ts';

/** What timed options in one pair are sold on. An option keeps the terms it was bought under. */
export const optionTerms = struct({
  pairId,
  durations: listOf(
    struct({
      seconds: uint,
      /** What a win pays on top of the stake: 820_000 is 82 % of it. */
      payout: ppm,
    }),
  ),
  stakeMin: amount,
  stakeMax: amount,
  /** The most that may be reserved for live options of this pair. */
  exposureMax: amount,
  isOffered: oneOf('no', 'yes'),
});

export const optionCommands = {
  'options.set_terms': [80, optionTerms],
  'options.buy': [
    81,
    struct({
      accountId,
      pairId,
      direction: optionDirection,
      seconds: uint,
      stake: amount,
      /** SHA-256 of the terms that the buyer saw (`optionTermsHash`): others are refused. */
      termsHash: blob,
      /** At most a second ahead; sequenced after it, the order is refused. */
      validUntilMs: uint,
    }),
  ],
  /** Of one UTC day; absent: no limit. Tighter at once, looser after 24 hours. */
  'options.set_limits': [82, struct({ accountId, dailyStakeMax: optional(amount), dailyLossMax: optional(amount) })],
  /** Buys nothing until then. It cannot be shortened. */
  'options.pause': [83, struct({ accountId, untilMs: uint })],
} as const;

export const optionCommandResults = {
  'options.set_terms': struct({ termsId }),
  'options.buy': struct({
    optionId,
    /** The grid instant from which the first valid tick is the strike. */
    strikeFromGrid: uint,
    /** Paid on top of the stake when it wins. */
    reward: amount,
  }),
  'options.set_limits': struct({
    /** When looser limits come into force; absent: all are in force. */
    inForceAtMs: optional(uint),
  }),
  'options.pause': struct({ untilMs: uint }),
} as const;
