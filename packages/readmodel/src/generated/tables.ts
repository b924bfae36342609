/* Made from the folders by `npm run generate`. */
import type { Table } from '../schema/table.ts';
import { assets } from '../catalog/tables/catalog.ts';
import { pairs } from '../catalog/tables/catalog.ts';
import { liquidations } from '../contract/tables/liquidations.ts';
import { liquidatedTickets } from '../contract/tables/liquidations.ts';
import { tickets } from '../contract/tables/tickets.ts';
import { ticketCloses } from '../contract/tables/tickets.ts';
import { overnightCharges } from '../contract/tables/tickets.ts';
import { conversions } from '../convert/tables/conversions.ts';
import { traders } from '../copy/tables/copy.ts';
import { navMarks } from '../copy/tables/copy.ts';
import { follows } from '../copy/tables/copy.ts';
import { followResults } from '../copy/tables/copy.ts';
import { copies } from '../copy/tables/copy.ts';
import { profitShares } from '../copy/tables/copy.ts';
import { deposits } from '../funding/tables/funding.ts';
import { withdrawals } from '../funding/tables/funding.ts';
import { withdrawalSteps } from '../funding/tables/funding.ts';
import { ledgerEntries } from '../ledger/tables/ledger.ts';
import { balances } from '../ledger/tables/ledger.ts';
import { dailyBalances } from '../ledger/tables/ledger.ts';
import { candles } from '../market/tables/candles.ts';
import { options } from '../options/tables/options.ts';
import { optionWindows } from '../options/tables/options.ts';
import { optionSamples } from '../options/tables/options.ts';
import { optionTerms } from '../options/tables/options.ts';
import { optionDurations } from '../options/tables/options.ts';
import { optionTotals } from '../options/tables/options.ts';
import { listCounts } from '../projection/tables/list-counts.ts';
import { watermark } from '../projection/tables/watermark.ts';
import { orders } from '../spot/tables/orders.ts';
import { trades } from '../spot/tables/trades.ts';
import { fills } from '../spot/tables/trades.ts';
import { transfers } from '../transfer/tables/transfers.ts';

/** Every table, under the name it has in the file. */
export const tables = {
  assets,
  pairs,
  liquidations,
  liquidated_tickets: liquidatedTickets,
  tickets,
  ticket_closes: ticketCloses,
  overnight_charges: overnightCharges,
  conversions,
  traders,
  nav_marks: navMarks,
  follows,
  follow_results: followResults,
  copies,
  profit_shares: profitShares,
  deposits,
  withdrawals,
  withdrawal_steps: withdrawalSteps,
  ledger_entries: ledgerEntries,
  balances,
  daily_balances: dailyBalances,
  candles,
  options,
  option_windows: optionWindows,
  option_samples: optionSamples,
  option_terms: optionTerms,
  option_durations: optionDurations,
  option_totals: optionTotals,
  list_counts: listCounts,
  watermark,
  orders,
  trades,
  fills,
  transfers,
} as const satisfies Record<string, Table>;
