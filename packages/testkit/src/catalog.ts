import type { AssetId, PairId } from '@candor/exchange';

/** The assets of the small world that tests trade in. BTC, ETH and USDT have their numbers of the spec. */
export const asset = {
  BTC: 1 as AssetId,
  ETH: 2 as AssetId,
  USDT: 3 as AssetId,
  USD: 4 as AssetId,
  ACME: 5 as AssetId,
} as const;
export type AssetCode = keyof typeof asset;
export const scaleOf: Readonly<Record<AssetCode, number>> = { BTC: 8, ETH: 8, USDT: 6, USD: 2, ACME: 4 };

export const pair = {
  'BTC/USDT': 1 as PairId,
  'ETH/USDT': 2 as PairId,
  'ETH/BTC': 3 as PairId,
  'ACME/USDT': 4 as PairId,
} as const;
export type PairName = keyof typeof pair;
