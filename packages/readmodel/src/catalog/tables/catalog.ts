import type { AssetClass, AssetId, PairId } from '@candor/exchange';
import { optional, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

export const assets = table(
  'assets',
  {
    asset_id: whole<AssetId>(),
    code: word(),
    name: word(),
    scale: whole(),
    asset_class: word<AssetClass>(),
  },
  ['asset_id'],
);

export const pairs = table(
  'pairs',
  {
    pair_id: whole<PairId>(),
    base_asset_id: whole<AssetId>(),
    quote_asset_id: whole<AssetId>(),
    /** Start of the minute of the pair's first index tick: earlier minutes are history, not ours. */
    first_minute_ms: optional(whole()),
  },
  ['pair_id'],
);
