import type { AccountId, AssetId, QuoteId } from '@candor/exchange';
import { atoms, whole } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Accepted conversions. */
export const conversions = table(
  'conversions',
  {
    quote_id: whole<QuoteId>(),
    account_id: whole<AccountId>(),
    from_asset_id: whole<AssetId>(),
    to_asset_id: whole<AssetId>(),
    from_amount_atoms: atoms(),
    to_amount_atoms: atoms(),
    /** In the asset received. */
    fee_atoms: atoms(),
    /** Index price and applied price of `from` in `to`, with the core's scale for quotes. */
    mid_rate_atoms: atoms(),
    rate_atoms: atoms(),
    sequence: whole(),
    at_ms: whole(),
  },
  ['quote_id'],
  { on: ['account_id', 'sequence'] },
);
