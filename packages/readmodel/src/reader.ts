import { Fault } from '@candor/kernel';
import type { PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { Kysely } from 'kysely';
import type { Candle, CandleHistory } from './candle.ts';
import { Progress } from './progress.ts';
import { schemaStamp, stampOf } from './projection/schema-file.ts';
import { type AccountTrade } from './queries/account-trade.ts';
import { accountTrades, type AccountTradesRequest } from './queries/account-trades.ts';
import { candles, type CandlesRequest } from './queries/candles.ts';
import { type Conversion, conversions } from './queries/conversions.ts';
import { type DailyValue, dailyValues, type DailyValuesRequest } from './queries/daily-values.ts';
import { type HouseBalance, houseBalances } from './queries/house-balances.ts';
import { ledgerEntries, type LedgerEntriesRequest, type LedgerEntry } from './queries/ledger-entries.ts';
import { orderById, type OrderRequest } from './queries/order-by-id.ts';
import { orderHistory, type OrderHistoryRequest } from './queries/order-history.ts';
import type { OrderRecord } from './queries/order-record.ts';
import { orderTrades } from './queries/order-trades.ts';
import type { Page } from './queries/page.ts';
import { type PublicTrade, recentTrades } from './queries/recent-trades.ts';
import { RollingStatistics, type Statistics } from './queries/statistics-24h.ts';
import { type AccountListRequest, type Transfer, transfers } from './queries/transfers.ts';
import { type Watermark, watermark } from './queries/watermark.ts';
import type { ReadSchema } from './schema/index.ts';
import { openSqlite, sqliteDialect } from './sqlite/index.ts';

/** The reading side of the read model. It cannot write: its connection refuses to, and it has no statement that would. */
export interface Reader {
  orderHistory(request: OrderHistoryRequest): Promise<Page<OrderRecord>>;
  orderById(request: OrderRequest): Promise<OrderRecord | undefined>;
  orderTrades(request: OrderRequest): Promise<readonly AccountTrade[]>;
  accountTrades(request: AccountTradesRequest): Promise<Page<AccountTrade>>;
  ledgerEntries(request: LedgerEntriesRequest): Promise<Page<LedgerEntry>>;
  transfers(request: AccountListRequest): Promise<Page<Transfer>>;
  conversions(request: AccountListRequest): Promise<Page<Conversion>>;
  dailyValues(request: DailyValuesRequest): Promise<readonly DailyValue[]>;
  candles(request: CandlesRequest): Promise<readonly Candle[]>;
  recentTrades(pairId: PairId, limit: number): Promise<readonly PublicTrade[]>;
  statistics24h(nowMs: number): Promise<readonly Statistics[]>;
  sparkline(pairId: PairId, nowMs: number): Promise<readonly Price[]>;
  houseBalances(): Promise<readonly HouseBalance[]>;
  watermark(): Promise<Watermark>;
  /** True once facts up to `sequence` can be read; false when that takes longer than `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Candles from before the first tick; without it charts begin there. */
  readonly history?: CandleHistory;
  /** Where the projector's thread tells how far it is; `waitFor` depends on it. */
  readonly progress?: Progress;
  /** Hears the SQL and parameters of each query. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void;
}

/** Opens a read model that a projection has made; throws a `Fault` when the file is of another version. */
export function openReader(path: string, options: ReaderOptions = {}): Reader {
  const { history, progress = new Progress(), onQuery } = options;
  const database = openSqlite(path, { readOnly: true });
  if (stampOf(database) !== schemaStamp) {
    database.close();
    throw new Fault('readmodel_outdated', `${path} was made by another version: let the projector open it first`);
  }
  const db = new Kysely<ReadSchema>({
    dialect: sqliteDialect(database),
    ...(onQuery && { log: (event) => onQuery(event.query.sql, event.query.parameters) }),
  });
  const statistics = new RollingStatistics(db, history);
  return {
    orderHistory: (request) => orderHistory(db, request),
    orderById: (request) => orderById(db, request),
    orderTrades: (request) => orderTrades(db, request),
    accountTrades: (request) => accountTrades(db, request),
    ledgerEntries: (request) => ledgerEntries(db, request),
    transfers: (request) => transfers(db, request),
    conversions: (request) => conversions(db, request),
    dailyValues: (request) => dailyValues(db, request),
    candles: (request) => candles(db, history, request),
    recentTrades: (pairId, limit) => recentTrades(db, pairId, limit),
    statistics24h: (nowMs) => statistics.all(nowMs),
    sparkline: (pairId, nowMs) => statistics.sparkline(pairId, nowMs),
    houseBalances: () => houseBalances(db),
    watermark: () => watermark(db),
    waitFor: (sequence, timeoutMs) => progress.waitFor(sequence, timeoutMs),
    close: () => closeReader(db),
  };

  /** Kysely leaves a connection open that has never been asked anything. */
  async function closeReader(kysely: Kysely<ReadSchema>): Promise<void> {
    await kysely.destroy();
    if (database.isOpen) database.close();
  }
}
