import { oneOf, optional, struct, text, uint } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { amount, assetClass, assetId, pairId, pairStatus, ppm, priceOf } from '../../vocabulary.ts';
import { catalogRejects } from './rejects.ts';

export const catalogSpec = defineSpec({
  name: 'catalog',
  commands: {
    'catalog.list_asset': command(
      2,
      'system',
      struct({ assetId, code: text, name: text, scale: uint, assetClass }),
      struct({}),
      catalogRejects['catalog.list_asset'],
    ),
    'catalog.list_pair': command(
      3,
      'system',
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
        /** The largest distance of a limit price from the index: 500_000 is half to one and a half times. */
        band: ppm,
        hasBook: oneOf('no', 'yes'),
        /** Absent: the feed prices it. Present: index = numerator ÷ denominator. */
        cross: optional(struct({ numerator: pairId, denominator: pairId })),
      }),
      struct({}),
      catalogRejects['catalog.list_pair'],
    ),
    'catalog.set_pair_status': command(
      4,
      operators,
      struct({ pairId, status: pairStatus }),
      struct({}),
      catalogRejects['catalog.set_pair_status'],
    ),
    'catalog.set_pair_fees': command(
      5,
      operators,
      struct({ pairId, makerFee: ppm, takerFee: ppm }),
      struct({}),
      catalogRejects['catalog.set_pair_fees'],
    ),
  },
  facts: {
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
  },
});
