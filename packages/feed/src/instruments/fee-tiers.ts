import type { FeeTier } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { amountIn } from './build.ts';

/** Percent of a pair's fees from a volume of 30 days on: what rests pays less than what takes, from the first order. */
const tiers = [
  ['0', 80, 100],
  ['50000', 70, 95],
  ['250000', 60, 85],
  ['1000000', 50, 75],
  ['5000000', 40, 65],
  ['25000000', 30, 55],
  ['100000000', 20, 45],
] as const;

export function buildFeeTiers(unit: { readonly scale: number }): readonly FeeTier[] {
  const share = (percent: number) => (percent * 10_000) as Ppm;
  return tiers.map(([from, maker, taker]) => ({
    volumeFrom: amountIn(from, unit),
    makerShare: share(maker),
    takerShare: share(taker),
  }));
}
