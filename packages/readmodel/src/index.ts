export { type Candle, type CandleHistory, mergedCandle } from './candle.ts';
export { candleStartMs, type Period, periods, periodsMs } from './periods.ts';
export { type Lag, Progress, staleLagMs } from './progress.ts';
export type { EventSource } from './projection/event-source.ts';
export { commandsPerTransaction, follow, Follower, type FollowOptions } from './projection/follow.ts';
export { journalSource } from './projection/journal-source.ts';
export {
  type FollowedJournal,
  openProjection,
  type Projection,
  type ProjectionOptions,
} from './projection/projection.ts';
export type { AccountTrade } from './queries/account-trade.ts';
export type { AccountTradesRequest } from './queries/account-trades.ts';
export type { CandlesRequest } from './queries/candles.ts';
export type { Conversion } from './queries/conversions.ts';
export type { CopyFeedEntry, CopyFeedRequest } from './queries/copy-feed.ts';
export type { DailyValue, DailyValuesRequest } from './queries/daily-values.ts';
export type { ChainDeposit, ClaimedDeposit, DepositRecord } from './queries/deposit-record.ts';
export type { TransactionRequest } from './queries/deposits-by-transaction.ts';
export type { DepositsRequest } from './queries/deposits.ts';
export type { FollowRecord, FollowResults } from './queries/follows.ts';
export type { HouseBalance } from './queries/house-balances.ts';
export type { LedgerEntriesRequest, LedgerEntry } from './queries/ledger-entries.ts';
export type { LiquidationReport, LiquidationReportsRequest, ReportedTicket } from './queries/liquidation-reports.ts';
export type { NavPoint } from './queries/nav-point.ts';
export type { OptionRequest } from './queries/option-by-id.ts';
export type { OptionRecord, OptionSettlement, OptionStrike } from './queries/option-record.ts';
export type { OptionStatistics, OptionStatisticsRequest } from './queries/option-statistics.ts';
export type { OptionTermsRecord, OptionTermsRequest } from './queries/option-terms.ts';
export type { OptionWindow, OptionWindowRequest } from './queries/option-window.ts';
export type { OptionsRequest } from './queries/options.ts';
export type { OrderRequest } from './queries/order-by-id.ts';
export type { OrderHistoryRequest } from './queries/order-history.ts';
export type { OrderRecord } from './queries/order-record.ts';
export type { OvernightCharge, OvernightChargesRequest } from './queries/overnight-charges.ts';
export type { Page, PageRequest } from './queries/page.ts';
export type { ProfitShare, ProfitSharesRequest } from './queries/profit-shares.ts';
export type { PublicTrade } from './queries/recent-trades.ts';
export {
  type Holding,
  type Statement,
  type StatementMovement,
  type StatementRequest,
  type StatementSection,
  statementLinesMax,
} from './queries/statement.ts';
export type { Statistics } from './queries/statistics-24h.ts';
export type { TicketClose, TicketDetail, TicketRequest } from './queries/ticket-by-id.ts';
export type { EndedTicketStatus, TicketHistoryRequest } from './queries/ticket-history.ts';
export type { TicketExit, TicketRecord, TicketSource } from './queries/ticket-record.ts';
export type { TicketsRequest } from './queries/tickets.ts';
export type { TraderPerformance, TraderPerformanceRequest } from './queries/trader-performance.ts';
export type { TraderRecord } from './queries/trader-record.ts';
export type { TraderTicketsRequest } from './queries/trader-tickets.ts';
export type { TraderSort, TradersRequest } from './queries/traders.ts';
export type { AccountListRequest, Transfer } from './queries/transfers.ts';
export type { Watermark } from './queries/watermark.ts';
export type { WithdrawalRecord, WithdrawalStep } from './queries/withdrawal-record.ts';
export type { WithdrawalRequest, WithdrawalsRequest } from './queries/withdrawals.ts';
export { openReader, type Reader, type ReaderOptions } from './reader.ts';
export { type ClaimStatus, claimStatuses } from './schema/funding.ts';
export { type OptionStatus, optionStatuses } from './schema/options.ts';
export { readModelFile } from './worker/messages.ts';
export { rebuild, type RebuildReport } from './worker/rebuild.ts';
export { runProjectorWorker } from './worker/run-projector.ts';
export {
  type ProjectorThread,
  type ProjectorThreadOptions,
  type ProjectorTrouble,
  startProjector,
} from './worker/start-projector.ts';
