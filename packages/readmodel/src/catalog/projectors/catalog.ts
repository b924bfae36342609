import type { ProjectorMaker } from '../../projection/projector.ts';

/** The assets and pairs that other tables refer to. Terms and states of pairs are in the core alone. */
export const catalogProjector: ProjectorMaker = (store) => ({
  handlers: {
    'catalog.asset_listed'(event) {
      store.assets.insert({
        asset_id: event.assetId,
        code: event.code,
        name: event.name,
        scale: event.scale,
        asset_class: event.assetClass,
      });
    },
    'catalog.pair_listed'(event) {
      store.pairs.insert({
        pair_id: event.pairId,
        base_asset_id: event.baseAssetId,
        quote_asset_id: event.quoteAssetId,
        first_minute_ms: null,
      });
    },
  },
});
