import { amount, count, type Fields, hash, id, ppm, price, word } from '../../fields.ts';
import {
  type AccountId,
  optionDirections,
  type OptionId,
  optionResults,
  type PairId,
  type TermsId,
} from '../../vocabulary.ts';

/** A timed option as it is bought. Amounts are in the quote asset of its pair. */
export const optionFields = {
  optionId: id<OptionId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  termsId: id<TermsId>(),
  /** Of the terms that the buyer saw. */
  termsHash: hash,
  direction: word(optionDirections),
  seconds: count,
  stake: amount,
  /** The payout of a win on top of the stake. */
  payout: ppm,
  /** The same as an amount, reserved in `underwriting` while the option lives. */
  reward: amount,
  /** The index when it was bought; not the strike. */
  indexPrice: price,
  /** The grid instant from which the first valid tick is the strike. */
  strikeFromGrid: count,
} as const satisfies Fields;

/** The basis of a timed option's result. */
export const optionResultFields = {
  result: word(optionResults),
  /** The total that went back to the buyer: stake and reward, the stake, or nothing. */
  paid: amount,
  /** Grid instants in the window: T − w < t ≤ T. */
  windowSize: count,
  sampleCount: count,
  /** Sum of the samples, in price units (×10^-8). */
  sampleSum: amount,
} as const satisfies Fields;
