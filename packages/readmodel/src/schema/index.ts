import { assets, pairs } from './catalog.ts';
import { candles } from './candles.ts';
import { copies, followResults, follows, navMarks, profitShares, traders } from './copy.ts';
import { deposits, withdrawalSteps, withdrawals } from './funding.ts';
import { balances, dailyBalances, ledgerEntries } from './ledger.ts';
import { liquidatedTickets, liquidations } from './liquidations.ts';
import { listCounts } from './list-counts.ts';
import { conversions, transfers } from './movements.ts';
import { optionDurations, optionSamples, options, optionTerms, optionTotals, optionWindows } from './options.ts';
import { orders } from './orders.ts';
import { creationSql, type QueriedRow, type Table } from './table.ts';
import { overnightCharges, ticketCloses, tickets } from './tickets.ts';
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
  tickets,
  ticket_closes: ticketCloses,
  overnight_charges: overnightCharges,
  liquidations,
  liquidated_tickets: liquidatedTickets,
  options,
  option_windows: optionWindows,
  option_samples: optionSamples,
  option_terms: optionTerms,
  option_durations: optionDurations,
  option_totals: optionTotals,
  traders,
  nav_marks: navMarks,
  follows,
  follow_results: followResults,
  copies,
  profit_shares: profitShares,
  deposits,
  withdrawals,
  withdrawal_steps: withdrawalSteps,
  list_counts: listCounts,
  watermark,
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

/** The schema as Kysely knows it. All columns are read-only: projectors write through `TableWriter`. */
export type ReadSchema = { [K in TableName]: QueriedRow<(typeof tables)[K]> };

export const schemaSql: readonly string[] = Object.values<Table>(tables).flatMap(creationSql);

/** Raise it when a projector comes to write other rows from the same events: the tables are then built anew. */
export const projectionVersion = 3;
