import type { AssetId, PairId } from '@candor/exchange';

/** USDT, in which portfolios are valued; the number is the specification's. */
export const valuationAssetId = 3 as AssetId;

/** A pair with USDT, by which the other of its assets is valued. */
export interface ValuationPair {
  readonly pairId: PairId;
  readonly assetId: AssetId;
  /** True when the pair has USDT as its base: the value is then a division. */
  readonly isInverse: boolean;
  readonly scales: { readonly base: number; readonly quote: number };
}

interface Listed {
  readonly pairId: PairId;
  readonly baseAssetId: AssetId;
  readonly quoteAssetId: AssetId;
}

/** The assets that a pair values; `undefined` of a pair without USDT. */
export function valuationPairOf(
  { pairId, baseAssetId, quoteAssetId }: Listed,
  scaleOf: (side: 'base' | 'quote') => number,
): ValuationPair | undefined {
  const isInverse = baseAssetId === valuationAssetId;
  if (!isInverse && quoteAssetId !== valuationAssetId) return undefined;
  const assetId = isInverse ? quoteAssetId : baseAssetId;
  return { pairId, assetId, isInverse, scales: { base: scaleOf('base'), quote: scaleOf('quote') } };
}

/** An asset with pairs both ways is valued by the one it is the base of, and by the first of those. */
export function byPreference(one: ValuationPair, two: ValuationPair): number {
  return Number(one.isInverse) - Number(two.isInverse) || one.pairId - two.pairId;
}
