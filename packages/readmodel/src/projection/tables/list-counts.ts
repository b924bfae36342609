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

/** The kind of a list's row: the entry's kind, the status of a ticket or an option, the outcome of a copy. */
export type ListKind = EntryKind | TicketStatus | OptionStatus | CopyResult;

/**
 * The number of rows of each account in each of its lists, by the values the lists can be filtered by. A total is then
 * a sum over a handful of rows, however long the history. A filter that a list does not have is 0 or empty.
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
