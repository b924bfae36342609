import type { AccountId, AssetId, EntryKind, PairId, Side, WalletType } from '@candor/exchange';
import { whole, word } from './column.ts';
import { table } from './table.ts';

export type ListName = 'orders' | 'trades' | 'entries' | 'transfers' | 'conversions';

/**
 * How many rows each account has in each of its lists, by what the lists can be filtered by. A total is then a sum over
 * a handful of rows, however long the history. What a list is not filtered by is 0 or empty.
 */
export const listCounts = table(
  'list_counts',
  {
    account_id: whole<AccountId>(),
    list: word<ListName>(),
    pair_id: whole<PairId | 0>(),
    side: word<Side | ''>(),
    wallet_type: word<WalletType | ''>(),
    asset_id: whole<AssetId | 0>(),
    kind: word<EntryKind | ''>(),
    count: whole(),
  },
  ['account_id', 'list', 'pair_id', 'side', 'wallet_type', 'asset_id', 'kind'],
);
