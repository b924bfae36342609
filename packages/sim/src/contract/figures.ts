import { asset, listPair, pair, scaleOf } from '@candor/testkit';
import type { Terms } from './ticket-book.ts';

/** Prices are in 10^-8, amounts in 10^-6 USDT, sizes in hundredths of a lot. */
const million = 1_000_000n;

const baseScale: Readonly<Record<number, bigint>> = {
  [pair['BTC/USDT']]: BigInt(scaleOf.BTC),
  [pair['ETH/USDT']]: BigInt(scaleOf.ETH),
  [pair['ACME/USDT']]: BigInt(scaleOf.ACME),
};
const tickOf: Readonly<Record<number, bigint>> = {
  [pair['BTC/USDT']]: BigInt(listPair('BTC/USDT').tick),
  [pair['ETH/USDT']]: BigInt(listPair('ETH/USDT').tick),
  [pair['ACME/USDT']]: BigInt(listPair('ACME/USDT').tick),
};
export const settledIn = asset.USDT;

/** A share of two whole numbers, kept exact: `above` over `below`. */
interface Exact {
  readonly above: bigint;
  readonly below: bigint;
}

/** The worth of a size at a price: lots ÷ 100 × lot × price, in atoms. */
export function worth(terms: Terms, lots: number, price: bigint): Exact {
  const scale = baseScale[terms.pairId] ?? 8n;
  return { above: BigInt(lots) * terms.lot * price, below: 100n * 10n ** scale * 100n };
}

export function ceil({ above, below }: Exact): bigint {
  return above >= 0n ? (above + below - 1n) / below : -(-above / below);
}

export function floor({ above, below }: Exact): bigint {
  return -ceil({ above: -above, below });
}

/** A rate in ppm of a whole amount, rounded up. */
export function partUp(amount: bigint, ppm: number): bigint {
  return ceil({ above: amount * BigInt(ppm), below: million });
}

/** The tick of a pair: prices that a rule makes lie on it. */
export function tickIn(terms: Terms): bigint {
  return tickOf[terms.pairId] ?? 1n;
}

/** The house's price (RULES 5): the index moved by half the spread against the owner, and on to the next tick. */
export function quote(terms: Terms, index: number, isUpper: boolean): bigint {
  const tick = tickIn(terms);
  const moved = BigInt(index) * (2n * million + (isUpper ? 1n : -1n) * BigInt(terms.spread));
  const ticks = { above: moved, below: 2n * million * tick };
  const whole = isUpper ? ceil(ticks) : floor(ticks);
  return (whole < 1n ? 1n : whole) * tick;
}

/** The maintenance of RULES 5 without its shortcut: each part of the notional at the rate of its tier. */
export function maintenance(terms: Terms, notional: bigint): Exact {
  let above = 0n;
  terms.tiers.forEach(({ floor: from, maintenance: rate }, i) => {
    const until = terms.tiers[i + 1]?.floor ?? notional;
    const part = (notional < until ? notional : until) - from;
    if (part > 0n) above += part * BigInt(rate);
  });
  return { above, below: million };
}
