import { oneOf, optional, struct, text, uint } from '@candor/kernel';
import { amount, assetClass, assetId, pairId, pairStatus, ppm, priceOf } from '../../vocabulary.ts';

export const catalogCommands = {
  'catalog.list_asset': [2, struct({ assetId, code: text, name: text, scale: uint, assetClass })],
  'catalog.list_pair': [
    3,
    struct({
      pairId,
      baseAssetId: assetId,
      quoteAssetId: assetId,
      tick: priceOf,
      /** Base atoms per lot. */
      lot: amount,
      /** Quote atoms. */
      minNotional: amount,
      /** Base atoms. */
      maxQuantity: amount,
      makerFee: ppm,
      takerFee: ppm,
      /** How far from the index a limit price may lie: 500_000 is half to one and a half times. */
      band: ppm,
      hasBook: oneOf('no', 'yes'),
      /** Absent: the feed prices it. Present: index = numerator ÷ denominator. */
      cross: optional(struct({ numerator: pairId, denominator: pairId })),
    }),
  ],
  'catalog.set_pair_status': [4, struct({ pairId, status: pairStatus })],
  'catalog.set_pair_fees': [5, struct({ pairId, makerFee: ppm, takerFee: ppm })],
} as const;

export const catalogResults = {
  'catalog.list_asset': struct({}),
  'catalog.list_pair': struct({}),
  'catalog.set_pair_status': struct({}),
  'catalog.set_pair_fees': struct({}),
} as const;
