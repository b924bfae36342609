import type { AccountId, AssetId, QuoteId, WalletType } from '@candor/exchange';
import { atoms, whole, word } from './column.ts';
import { table } from './table.ts';

/** Moves between a user's own wallets. */
export const transfers = table(
  'transfers',
  {
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    asset_id: whole<AssetId>(),
    amount_atoms: atoms(),
    from_wallet: word<WalletType>(),
    to_wallet: word<WalletType>(),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
);

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
