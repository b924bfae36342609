import { blob, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, optionDirection, optionId, pairId, ppm, priceOf, termsId } from '../../vocabulary.ts';
import { optionFields, optionResultFields } from './fields.ts';
import { optionsRejects } from './rejects.ts';

/** The terms on which timed options in one pair are sold. An option keeps the terms it was bought under. */
export const optionTerms = struct({
  pairId,
  durations: listOf(
    struct({
      seconds: uint,
      /** The payout of a win on top of the stake: 820_000 is 82 % of it. */
      payout: ppm,
    }),
  ),
  stakeMin: amount,
  stakeMax: amount,
  /** The most that may be reserved for live options of this pair. */
  exposureMax: amount,
  isOffered: oneOf('no', 'yes'),
});

const ended = codecsOf(optionResultFields);

export const optionsSpec = defineSpec({
  name: 'options',
  commands: {
    'options.set_terms': command(80, operators, optionTerms, struct({ termsId }), optionsRejects['options.set_terms']),
    'options.buy': command(
      81,
      'user',
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
      struct({
        optionId,
        /** The grid instant from which the first valid tick is the strike. */
        strikeFromGrid: uint,
        /** Paid on top of the stake when it wins. */
        reward: amount,
      }),
      optionsRejects['options.buy'],
    ),
    /** Of one UTC day; absent: no limit. Tighter at once, looser after 24 hours. */
    'options.set_limits': command(
      82,
      'user',
      struct({ accountId, dailyStakeMax: optional(amount), dailyLossMax: optional(amount) }),
      struct({
        /** The time from which looser limits are in force; absent: all are in force. */
        inForceAtMs: optional(uint),
      }),
      optionsRejects['options.set_limits'],
    ),
    /** Buys nothing until then. It cannot be shortened. */
    'options.pause': command(
      83,
      'user',
      struct({ accountId, untilMs: uint }),
      struct({ untilMs: uint }),
      optionsRejects['options.pause'],
    ),
  },
  facts: {
    'options.terms_set': [80, struct({ termsId, hash: blob, terms: optionTerms })],
    'options.bought': [81, struct(codecsOf(optionFields))],
    /** Its strike is known: the first valid tick from `strikeFromGrid` on. */
    'options.struck': [82, struct({ optionId, accountId, pairId, gridIndex: uint, strike: priceOf, expiryGrid: uint })],
    /** The samples that decide all options of one pair, expiry and window: once, before their results. */
    'options.window_closed': [
      83,
      struct({
        pairId,
        expiryGrid: uint,
        /** Grid instants in the window: T − w < t ≤ T. */
        windowSize: uint,
        samples: listOf(struct({ gridIndex: uint, price: priceOf })),
      }),
    ],
    'options.settled': [
      84,
      struct({
        optionId,
        accountId,
        pairId,
        result: ended.result,
        stake: amount,
        paid: ended.paid,
        /** Absent when it got no strike. */
        strike: optional(priceOf),
        expiryGrid: optional(uint),
        windowSize: ended.windowSize,
        sampleCount: ended.sampleCount,
        sampleSum: ended.sampleSum,
      }),
    ],
    'options.limits_set': [
      85,
      struct({
        accountId,
        dailyStakeMax: optional(amount),
        dailyLossMax: optional(amount),
        /** The limits that come into force later, when something was loosened. */
        later: optional(struct({ dailyStakeMax: optional(amount), dailyLossMax: optional(amount), inForceAtMs: uint })),
      }),
    ],
    'options.paused': [86, struct({ accountId, untilMs: uint })],
  },
});
