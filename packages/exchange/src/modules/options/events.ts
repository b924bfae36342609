import { blob, listOf, optional, struct, uint } from '@candor/kernel';
import {
  accountId,
  amount,
  optionDirection,
  optionId,
  optionResult,
  pairId,
  ppm,
  priceOf,
  termsId,
} from '../../vocabulary.ts';
import { optionTerms } from './commands.ts';

export const optionEvents = {
  'options.terms_set': [80, struct({ termsId, hash: blob, terms: optionTerms })],
  'options.bought': [
    81,
    struct({
      optionId,
      accountId,
      pairId,
      termsId,
      termsHash: blob,
      direction: optionDirection,
      seconds: uint,
      stake: amount,
      payout: ppm,
      reward: amount,
      /** The index when it was bought; not the strike. */
      indexPrice: priceOf,
      strikeFromGrid: uint,
    }),
  ],
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
      result: optionResult,
      stake: amount,
      /** What went back to the buyer in all: stake and reward, the stake, or nothing. */
      paid: amount,
      /** Absent when it got no strike. */
      strike: optional(priceOf),
      expiryGrid: optional(uint),
      windowSize: uint,
      sampleCount: uint,
      /** Sum of the samples, in price units (×10^-8). */
      sampleSum: amount,
    }),
  ],
  'options.limits_set': [
    85,
    struct({
      accountId,
      dailyStakeMax: optional(amount),
      dailyLossMax: optional(amount),
      /** What comes into force later, when something was loosened. */
      later: optional(struct({ dailyStakeMax: optional(amount), dailyLossMax: optional(amount), inForceAtMs: uint })),
    }),
  ],
  'options.paused': [86, struct({ accountId, untilMs: uint })],
} as const;
