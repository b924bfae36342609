import type { AccountId, AssetId, PairId, WalletType } from '@candor/exchange';
import { whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/**
 * The number of rows of each account in each of its lists, by the values the lists can be filtered by. A total is then
 * a sum over a handful of rows, however long the history. A filter that a list does not have is 0 or empty.
 */
export const listCounts = table(
  'list_counts',
  {
    account_id: whole<AccountId>(),
    /** Of a `CountedList`. */
    list: word(),
    pair_id: whole<PairId | 0>(),
    side: word(),
    wallet_type: word<WalletType | ''>(),
    asset_id: whole<AssetId | 0>(),
    kind: word(),
    count: whole(),
  },
  ['account_id', 'list', 'pair_id', 'side', 'wallet_type', 'asset_id', 'kind'],
);
