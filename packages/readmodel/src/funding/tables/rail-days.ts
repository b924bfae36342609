import type { AssetId, RailId } from '@candor/exchange';
import { atoms, whole } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** The ledger's movements over each way in and out, by the UTC day. A cost is in the asset that the chain takes. */
export const railDays = table(
  'rail_days',
  {
    rail_id: whole<RailId>(),
    asset_id: whole<AssetId>(),
    /** Days since 1970. */
    day: whole(),
    in_atoms: atoms(),
    out_atoms: atoms(),
    cost_atoms: atoms(),
  },
  ['rail_id', 'asset_id', 'day'],
);
