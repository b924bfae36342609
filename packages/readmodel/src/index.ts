export { type Candle, type CandleHistory, mergedCandle } from './candle.ts';
export { candleStartMs, type Period, periods, periodsMs } from './periods.ts';
export { Progress } from './progress.ts';
export { commandsPerTransaction, type EventSource, follow, Follower, type FollowOptions } from './projection/follow.ts';
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
export type { DailyValue, DailyValuesRequest } from './queries/daily-values.ts';
export type { HouseBalance } from './queries/house-balances.ts';
export type { LedgerEntriesRequest, LedgerEntry } from './queries/ledger-entries.ts';
export type { OrderRequest } from './queries/order-by-id.ts';
export type { OrderHistoryRequest } from './queries/order-history.ts';
export type { OrderRecord } from './queries/order-record.ts';
export type { Page, PageRequest } from './queries/page.ts';
export type { PublicTrade } from './queries/recent-trades.ts';
export type { Statistics } from './queries/statistics-24h.ts';
export type { AccountListRequest, Transfer } from './queries/transfers.ts';
export type { Watermark } from './queries/watermark.ts';
export { openReader, type Reader, type ReaderOptions } from './reader.ts';
export { readModelFile } from './worker/messages.ts';
export { rebuild, type RebuildReport } from './worker/rebuild.ts';
export { runProjectorWorker } from './worker/run-projector.ts';
export { type ProjectorThread, type ProjectorThreadOptions, startProjector } from './worker/start-projector.ts';
