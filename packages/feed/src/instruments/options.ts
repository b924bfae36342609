import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';
import type { CatalogueOptions, PricedPair } from './types.ts';

/** The coins whose index moves on nearly every tick of the grid, so that a result is rarely a refund. */
const codes = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'];

/** Durations, and the payout of a win on top of the stake. Longer options pay more, for the longer wait. */
const durations = [
  { seconds: 30, payout: 780_000 as Ppm },
  { seconds: 60, payout: 820_000 as Ppm },
  { seconds: 120, payout: 840_000 as Ppm },
  { seconds: 180, payout: 850_000 as Ppm },
  { seconds: 300, payout: 880_000 as Ppm },
  { seconds: 600, payout: 890_000 as Ppm },
  { seconds: 1_800, payout: 900_000 as Ppm },
  { seconds: 3_600, payout: 900_000 as Ppm },
];

const stakeMin = '5';
const stakeMax = '5000';
const exposureMax = '200000';

/** The terms of timed options in those of the pairs that have them. */
export function buildOptions(pairs: readonly PricedPair[]): CatalogueOptions[] {
  return pairs
    .filter(({ base }) => codes.includes(base.code))
    .map(({ pairId, quote }) => ({
      pairId,
      durations,
      stakeMin: amountIn(stakeMin, quote),
      stakeMax: amountIn(stakeMax, quote),
      exposureMax: amountIn(exposureMax, quote),
      isOffered: 'yes',
    }));
}
