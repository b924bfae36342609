/* Made from the folders by `npm run generate`. */
import type { Table } from '../schema/table.ts';
import { assets, pairs } from '../catalog/tables/catalog.ts';
import { dailyContracts } from '../contract/tables/daily-contracts.ts';
import { liquidations, liquidatedTickets } from '../contract/tables/liquidations.ts';
import { tickets, ticketCloses, overnightCharges } from '../contract/tables/tickets.ts';
import { conversions } from '../convert/tables/conversions.ts';
import { traders, navMarks, follows, followResults, copies, profitShares } from '../copy/tables/copy.ts';
import { coupons, couponEvents } from '../coupons/tables/coupons.ts';
import { dualPurchases, dualWindows, dualSamples } from '../dual/tables/dual.ts';
import { deposits, withdrawals, withdrawalSteps } from '../funding/tables/funding.ts';
import { railDays } from '../funding/tables/rail-days.ts';
import { spins, wheelSegments, gamePlayers, gameWeeks } from '../game/tables/game.ts';
import { projects, subscriptions, demandSteps, dailyUnreleased, unreleased, issuePrices } from '../ieo/tables/ieo.ts';
import { invitations, rebates, rebateMonths, rebateFriends } from '../invitations/tables/invitations.ts';
import { corrections } from '../ledger/tables/corrections.ts';
import { ledgerEntries, balances, dailyBalances } from '../ledger/tables/ledger.ts';
import { dailyPaidIn, feeMonths, holdingCosts, realisedSales } from '../ledger/tables/worth.ts';
import { loans, loanEvents, dailyDebts, debts, loanLiquidations, loanSales } from '../loans/tables/loans.ts';
import { lockedDeposits, lockedDividends, lockedTotals } from '../locked/tables/locked.ts';
import { candles } from '../market/tables/candles.ts';
import {
  nftWorks,
  nftItems,
  nftSales,
  nftBids,
  nftOrders,
  nftMoves,
  nftSeries,
  nftPrizes,
  nftDraws,
  nftArtists,
  nftHoldings,
  nftEntries,
  nftEntryCounts,
} from '../nft/tables/nft.ts';
import {
  options,
  optionWindows,
  optionSamples,
  optionTerms,
  optionDurations,
  optionTotals,
} from '../options/tables/options.ts';
import { otcOrders, otcSides } from '../otc/tables/otc.ts';
import { pointsMoves, pointsExchanges } from '../points/tables/points.ts';
import { listCounts } from '../projection/tables/list-counts.ts';
import { watermark } from '../projection/tables/watermark.ts';
import { recurringPlans, recurringRuns } from '../recurring/tables/recurring.ts';
import { sends, sendSides, sendRecipients } from '../send/tables/sends.ts';
import { settingVersions } from '../settings/tables/setting-versions.ts';
import { orders } from '../spot/tables/orders.ts';
import { trades, fills } from '../spot/tables/trades.ts';
import { transfers } from '../transfer/tables/transfers.ts';

/** Every table, under the name it has in the file. */
export const tables = {
  assets,
  pairs,
  daily_contracts: dailyContracts,
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
  coupons,
  coupon_events: couponEvents,
  dual_purchases: dualPurchases,
  dual_windows: dualWindows,
  dual_samples: dualSamples,
  deposits,
  withdrawals,
  withdrawal_steps: withdrawalSteps,
  rail_days: railDays,
  spins,
  wheel_segments: wheelSegments,
  game_players: gamePlayers,
  game_weeks: gameWeeks,
  projects,
  subscriptions,
  demand_steps: demandSteps,
  daily_unreleased: dailyUnreleased,
  unreleased,
  issue_prices: issuePrices,
  invitations,
  rebates,
  rebate_months: rebateMonths,
  rebate_friends: rebateFriends,
  corrections,
  ledger_entries: ledgerEntries,
  balances,
  daily_balances: dailyBalances,
  daily_paid_in: dailyPaidIn,
  fee_months: feeMonths,
  holding_costs: holdingCosts,
  realised_sales: realisedSales,
  loans,
  loan_events: loanEvents,
  daily_debts: dailyDebts,
  debts,
  loan_liquidations: loanLiquidations,
  loan_sales: loanSales,
  locked_deposits: lockedDeposits,
  locked_dividends: lockedDividends,
  locked_totals: lockedTotals,
  candles,
  nft_works: nftWorks,
  nft_items: nftItems,
  nft_sales: nftSales,
  nft_bids: nftBids,
  nft_orders: nftOrders,
  nft_moves: nftMoves,
  nft_series: nftSeries,
  nft_prizes: nftPrizes,
  nft_draws: nftDraws,
  nft_artists: nftArtists,
  nft_holdings: nftHoldings,
  nft_entries: nftEntries,
  nft_entry_counts: nftEntryCounts,
  options,
  option_windows: optionWindows,
  option_samples: optionSamples,
  option_terms: optionTerms,
  option_durations: optionDurations,
  option_totals: optionTotals,
  otc_orders: otcOrders,
  otc_sides: otcSides,
  points_moves: pointsMoves,
  points_exchanges: pointsExchanges,
  list_counts: listCounts,
  watermark,
  recurring_plans: recurringPlans,
  recurring_runs: recurringRuns,
  sends,
  send_sides: sendSides,
  send_recipients: sendRecipients,
  setting_versions: settingVersions,
  orders,
  trades,
  fills,
  transfers,
} as const satisfies Record<string, Table>;
