import type {
  AccountId,
  AssetId,
  CopyResult,
  Direction,
  EntryKind,
  PairId,
  Side,
  TicketStatus,
  WalletType,
} from '@candor/exchange';
import { whole, word } from '../../schema/column.ts';
import type { OptionStatus } from '../../options/tables/options.ts';
import { table } from '../../schema/table.ts';

export type ListName =
  | 'orders'
  | 'trades'
  | 'entries'
  | 'transfers'
  | 'conversions'
  | 'tickets'
  | 'overnight_charges'
  | 'liquidations'
  | 'options'
  | 'copies'
  | 'follows'
  | 'shares_paid'
  | 'shares_received'
  | 'deposits'
  | 'withdrawals';

/** The side of an order, or of a contract position. */
export type ListSide = Side | Direction;

/** What a row of a list is: the entry's kind, the status of a ticket or an option, what became of a copy. */
export type ListKind = EntryKind | TicketStatus | OptionStatus | CopyResult;

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
    side: word<ListSide | ''>(),
    wallet_type: word<WalletType | ''>(),
    asset_id: whole<AssetId | 0>(),
    kind: word<ListKind | ''>(),
    count: whole(),
  },
  ['account_id', 'list', 'pair_id', 'side', 'wallet_type', 'asset_id', 'kind'],
);
