import { type Price, price } from '@candor/money';

/** One venue's price of a symbol, and the time it was quoted. */
interface SourceQuote {
  readonly source: string;
  readonly price: Price;
  readonly atMs: number;
}

/** RULES 3: a quote this old no longer counts. */
const quoteAgeMsMax = 3_000;
/** RULES 3: fewer fresh sources make no price. */
const freshSourcesMin = 3;

/** Clamped quotes are kept in this many parts of a price unit, in which half a median and its half percent are whole. */
export const clampedParts = 400n;
const capParts = 200n;

/**
 * The index price out of several venues (RULES 3): the median of the fresh ones, each pulled to within half a percent of
 * it, and then their mean, rounded down. One venue alone, however wrong, moves the result by a third of that at most.
 *
 * `undefined` when fewer than three are fresh: the symbol then has no valid price at this instant.
 */
export function cappedMedian(quotes: readonly SourceQuote[], nowMs: number): Price | undefined {
  const fresh = quotes.filter(({ atMs }) => nowMs - atMs <= quoteAgeMsMax && atMs <= nowMs);
  if (fresh.length < freshSourcesMin) return undefined;
  const clamped = clampedToMedian(fresh.map((quote) => quote.price));
  const sum = clamped.reduce((all, parts) => all + parts, 0n);
  return price(Number(sum / (clampedParts * BigInt(clamped.length))));
}

/** Each price within half a percent of the median of all, in 400ths of a price unit: exact, because 2 × 200 is 400. */
export function clampedToMedian(prices: readonly Price[]): bigint[] {
  const sorted = [...prices].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] as number;
  const twiceMedian = BigInt(lower) + BigInt(upper);
  const bottom = twiceMedian * (capParts - 1n);
  const top = twiceMedian * (capParts + 1n);
  return prices.map((quoted) => {
    const parts = BigInt(quoted) * clampedParts;
    return parts < bottom ? bottom : parts > top ? top : parts;
  });
}
