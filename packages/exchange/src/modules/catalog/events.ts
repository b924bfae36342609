import { oneOf, struct, text, uint } from '@candor/kernel';
import { amount, assetClass, assetId, pairId, pairStatus, ppm, priceOf } from '../../vocabulary.ts';

export const catalogEvents = {
  'catalog.asset_listed': [2, struct({ assetId, code: text, name: text, scale: uint, assetClass })],
  'catalog.pair_listed': [
    3,
    struct({
      pairId,
      baseAssetId: assetId,
      quoteAssetId: assetId,
      tick: priceOf,
      lot: amount,
      hasBook: oneOf('no', 'yes'),
    }),
  ],
  'catalog.pair_status_set': [4, struct({ pairId, status: pairStatus })],
  'catalog.pair_fees_set': [5, struct({ pairId, makerFee: ppm, takerFee: ppm })],
} as const;
