import { type Atoms, atoms, type Ppm, ppmOne, mulDiv, type Price, price, shareOf } from '@candor/money';
import type { OptionDirection, OptionResult } from '../../vocabulary.ts';
import { gridMs } from '../index-prices/index-prices.ts';

/** The strike is the first grid tick at or after acceptance and this: unknown to both sides (RULES 6). */
const strikeDelayMs = 500;
/** The furthest an order's `valid_until` may be ahead. */
export const validAheadMsMax = 1_000;
/** The time without a valid tick, after one was due, from which there is no strike: the stake goes back. */
export const strikeWaitMs = 5_000;
/** With no later tick to close a window, it is closed by the clock (RULES 6: within 2 s after expiry). */
export const settleWaitMs = 1_500;

const windowMsMin = 2_000;
const windowMsMax = 30_000;

/** The first grid instant at which a strike is possible. */
export function strikeGridFor(acceptedAtMs: number): number {
  return Math.ceil((acceptedAtMs + strikeDelayMs) / gridMs);
}

/** The grid instant of expiry. */
export function expiryGridFor(strikeGrid: number, seconds: number): number {
  return strikeGrid + Math.floor((seconds * 1_000) / gridMs);
}

/** w = clamp(seconds ÷ 10, 2 s, 30 s) (RULES 6), as the number of grid instants with T − w < t ≤ T. */
export function windowSizeFor(seconds: number): number {
  const ms = Math.min(Math.max(seconds * 100, windowMsMin), windowMsMax);
  return Math.ceil(ms / gridMs);
}

/** True when so many of the window's samples are too few to decide: less than 80 % (RULES 6). */
export function isTooFew(sampleCount: number, windowSize: number): boolean {
  return sampleCount * 5 < windowSize * 4;
}

/**
 * The result, without division (RULES 6): UP wins iff Σ > n × strike, DOWN iff Σ < n × strike, equal is a refund; too few
 * samples are void. This is all that decides an option: the app's "recompute" runs the same function.
 */
export function optionResultOf(
  direction: OptionDirection,
  strike: Price,
  samples: { readonly count: number; readonly sum: bigint },
  windowSize: number,
): OptionResult {
  if (isTooFew(samples.count, windowSize)) return 'void';
  const even = BigInt(samples.count) * BigInt(strike);
  if (samples.sum === even) return 'refunded';
  return samples.sum > even === (direction === 'up') ? 'won' : 'lost';
}

/** The payout of a win on top of the stake: floor(stake × p). A payout: rounds down. */
export function rewardFor(stake: Atoms, payout: Ppm): Atoms {
  return shareOf(stake, payout, 'down');
}

/** The total that goes back to the buyer. */
export function paidFor(result: OptionResult, stake: Atoms, reward: Atoms): Atoms {
  if (result === 'won') return atoms(stake + reward);
  return result === 'lost' ? atoms(0n) : stake;
}

/** Share of wins needed to come out even, 1 ÷ (1 + p), in hundredths of a percent to the nearest: 80 % pays, 55.56 % needed. */
export function breakEvenWins(payout: Ppm): number {
  const whole = BigInt(ppmOne + payout);
  return Number((2n * 10_000n * BigInt(ppmOne) + whole) / (2n * whole));
}

/** Expected result at even odds as a share of the stake, (p − 1) ÷ 2, in ppm: −100_000 is −10 %. */
export function expectedValue(payout: Ppm): number {
  return Math.floor((payout - ppmOne) / 2);
}

/** The mean of a window, for showing, in price units, rounded down; the decision never uses it. */
export function meanOf(samples: { readonly count: number; readonly sum: bigint }): Price | undefined {
  return samples.count === 0 ? undefined : price(Number(mulDiv(samples.sum, 1n, BigInt(samples.count), 'down')));
}
