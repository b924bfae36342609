import { assets, pairs } from './catalog.ts';
import { candles } from './candles.ts';
import { balances, dailyBalances, ledgerEntries } from './ledger.ts';
import { listCounts } from './list-counts.ts';
import { conversions, transfers } from './movements.ts';
import { orders } from './orders.ts';
import { creationSql, type QueriedRow, type Table } from './table.ts';
import { fills, trades } from './trades.ts';
import { watermark } from './watermark.ts';

export const tables = {
  assets,
  pairs,
  orders,
  trades,
  fills,
  ledger_entries: ledgerEntries,
  balances,
  daily_balances: dailyBalances,
  transfers,
  conversions,
  candles,
  list_counts: listCounts,
  watermark,
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

/** The schema as Kysely knows it. All columns are read-only: projectors write through `TableWriter`. */
export type ReadSchema = { [K in TableName]: QueriedRow<(typeof tables)[K]> };

export const schemaSql: readonly string[] = Object.values<Table>(tables).flatMap(creationSql);

/** Raise it when a projector comes to write other rows from the same events: the tables are then built anew. */
export const projectionVersion = 1;
