import type { AccountId, AssetId, WalletType } from '@candor/exchange';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

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
