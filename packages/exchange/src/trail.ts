import { mulDiv, type Ppm, type Price, ppmOne } from '@candor/money';
import { wholeMax } from './matching/whole-max.ts';
import type { Side } from './vocabulary.ts';

/** The way that a trailing stop keeps from the best price: 0.1 % to 20 %. */
const trailRateMin = 1_000 as Ppm;
const trailRateMax = 200_000 as Ppm;

/** The way that a trailing stop keeps from the best price: a share of it, or a price. */
export interface TrailTerms {
  readonly trailRate?: Ppm | undefined;
  readonly trailDistance?: Price | undefined;
}

/** The stop that trails a best price, in whole ticks, rounded away from it: none fires early. 0 without a trail. */
export function trailStopTicks(
  { tick }: { readonly tick: Price },
  side: Side,
  { trailRate, trailDistance }: TrailTerms,
  best: Price,
): number {
  const rounding = side === 'buy' ? 'up' : 'down';
  if (trailRate !== undefined) {
    const share = BigInt(side === 'buy' ? ppmOne + trailRate : ppmOne - trailRate);
    const ticks = mulDiv(BigInt(best), share, BigInt(ppmOne) * BigInt(tick), rounding);
    return Math.min(Math.max(Number(ticks), 1), wholeMax);
  }
  if (trailDistance === undefined) return 0;
  const stop = BigInt(side === 'buy' ? best + trailDistance : best - trailDistance);
  return Math.min(Math.max(Number(mulDiv(stop > 0n ? stop : 1n, 1n, BigInt(tick), rounding)), 1), wholeMax);
}

/** Checks the way that a stop keeps from the index, and that the price from which it trails still lies ahead. */
export function trailRefusal(
  side: Side,
  { trailRate, trailDistance, activationPrice }: TrailTerms & { readonly activationPrice?: Price | undefined },
  index: Price,
) {
  const from = activationPrice ?? index;
  if (trailRate === undefined && trailDistance === undefined) return undefined;
  const least = BigInt(trailRateMin) * BigInt(from);
  const most = BigInt(trailRateMax) * BigInt(from);
  const way = trailRate === undefined ? BigInt(trailDistance ?? 0) * BigInt(ppmOne) : BigInt(trailRate) * BigInt(from);
  if (way < least || way > most) return 'trail_invalid';
  if (activationPrice === undefined) return undefined;
  const isAhead = side === 'sell' ? activationPrice > index : activationPrice < index;
  return isAhead ? undefined : 'activation_price_wrong';
}
