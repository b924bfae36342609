import { Fault, type Outcome } from '@candor/kernel';
import type { AccountId, PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { Kysely } from 'kysely';
import type { Candle, CandleHistory } from './candle.ts';
import { type Lag, Progress } from './progress.ts';
import { schemaStamp, stampOf } from './projection/schema-file.ts';
import { type AccountTrade } from './queries/account-trade.ts';
import { accountTrades, type AccountTradesRequest } from './queries/account-trades.ts';
import { candles, type CandlesRequest } from './queries/candles.ts';
import { type Conversion, conversions } from './queries/conversions.ts';
import { type CopyFeedEntry, copyFeed, type CopyFeedRequest } from './queries/copy-feed.ts';
import { type DailyValue, dailyValues, type DailyValuesRequest } from './queries/daily-values.ts';
import type { ChainDeposit, DepositRecord } from './queries/deposit-record.ts';
import { depositsByTransaction, type TransactionRequest } from './queries/deposits-by-transaction.ts';
import { deposits, type DepositsRequest } from './queries/deposits.ts';
import { type FollowRecord, follows } from './queries/follows.ts';
import { type HouseBalance, houseBalances } from './queries/house-balances.ts';
import { ledgerEntries, type LedgerEntriesRequest, type LedgerEntry } from './queries/ledger-entries.ts';
import {
  type LiquidationReport,
  liquidationReports,
  type LiquidationReportsRequest,
} from './queries/liquidation-reports.ts';
import { optionById, type OptionRequest } from './queries/option-by-id.ts';
import type { OptionRecord } from './queries/option-record.ts';
import { optionStatistics, type OptionStatistics, type OptionStatisticsRequest } from './queries/option-statistics.ts';
import { optionTerms, type OptionTermsRecord, type OptionTermsRequest } from './queries/option-terms.ts';
import { type OptionWindow, optionWindow, type OptionWindowRequest } from './queries/option-window.ts';
import { options, type OptionsRequest } from './queries/options.ts';
import { orderById, type OrderRequest } from './queries/order-by-id.ts';
import { orderHistory, type OrderHistoryRequest } from './queries/order-history.ts';
import type { OrderRecord } from './queries/order-record.ts';
import { orderTrades } from './queries/order-trades.ts';
import { type OvernightCharge, overnightCharges, type OvernightChargesRequest } from './queries/overnight-charges.ts';
import type { Page } from './queries/page.ts';
import { type ProfitShare, profitShares, type ProfitSharesRequest } from './queries/profit-shares.ts';
import { type PublicTrade, recentTrades } from './queries/recent-trades.ts';
import { statement, type Statement, type StatementRequest } from './queries/statement.ts';
import { RollingStatistics, type Statistics } from './queries/statistics-24h.ts';
import { ticketById, type TicketDetail, type TicketRequest } from './queries/ticket-by-id.ts';
import { ticketHistory, type TicketHistoryRequest } from './queries/ticket-history.ts';
import type { TicketRecord } from './queries/ticket-record.ts';
import { tickets, type TicketsRequest } from './queries/tickets.ts';
import {
  type TraderPerformance,
  traderPerformance,
  type TraderPerformanceRequest,
} from './queries/trader-performance.ts';
import type { TraderRecord } from './queries/trader-record.ts';
import { traderTickets, type TraderTicketsRequest } from './queries/trader-tickets.ts';
import { trader } from './queries/trader.ts';
import { traders, type TradersRequest } from './queries/traders.ts';
import { type AccountListRequest, type Transfer, transfers } from './queries/transfers.ts';
import { type Watermark, watermark } from './queries/watermark.ts';
import type { WithdrawalRecord } from './queries/withdrawal-record.ts';
import { withdrawal, type WithdrawalRequest, withdrawals, type WithdrawalsRequest } from './queries/withdrawals.ts';
import type { ReadSchema } from './schema/index.ts';
import { openSqlite, type SqliteDatabase, sqliteDialect } from './sqlite/index.ts';

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
  tickets(request: TicketsRequest): Promise<Page<TicketRecord>>;
  ticketHistory(request: TicketHistoryRequest): Promise<Page<TicketRecord>>;
  ticketById(request: TicketRequest): Promise<TicketDetail | undefined>;
  overnightCharges(request: OvernightChargesRequest): Promise<Page<OvernightCharge>>;
  liquidationReports(request: LiquidationReportsRequest): Promise<Page<LiquidationReport>>;
  options(request: OptionsRequest): Promise<Page<OptionRecord>>;
  optionById(request: OptionRequest): Promise<OptionRecord | undefined>;
  optionWindow(request: OptionWindowRequest): Promise<OptionWindow | undefined>;
  optionTerms(request: OptionTermsRequest): Promise<OptionTermsRecord | undefined>;
  optionStatistics(request: OptionStatisticsRequest): Promise<OptionStatistics>;
  traders(request: TradersRequest): Promise<Page<TraderRecord>>;
  trader(traderId: AccountId): Promise<TraderRecord | undefined>;
  traderPerformance(request: TraderPerformanceRequest): Promise<TraderPerformance>;
  traderTickets(request: TraderTicketsRequest): Promise<Page<TicketRecord>>;
  copyFeed(request: CopyFeedRequest): Promise<Page<CopyFeedEntry>>;
  follows(request: AccountListRequest): Promise<Page<FollowRecord>>;
  profitShares(request: ProfitSharesRequest): Promise<Page<ProfitShare>>;
  deposits(request: DepositsRequest): Promise<Page<DepositRecord>>;
  depositsByTransaction(request: TransactionRequest): Promise<readonly ChainDeposit[]>;
  withdrawals(request: WithdrawalsRequest): Promise<Page<WithdrawalRecord>>;
  withdrawal(request: WithdrawalRequest): Promise<WithdrawalRecord | undefined>;
  /** Refused when it would have more than `statementLinesMax` lines. */
  statement(request: StatementRequest): Promise<Outcome<Statement, 'statement_too_long'>>;
  watermark(): Promise<Watermark>;
  /** True once facts up to `sequence` can be read; false when that takes longer than `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean>;
  /** How far the lists are behind the journal. */
  lag(): Lag;
  /** Opens the file at the same path again, which has been replaced. */
  reopen(): Promise<void>;
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
export function openReader(path: string, given: ReaderOptions = {}): Reader {
  const { history, progress = new Progress(), onQuery } = given;
  let { database, db } = open();
  let statistics = new RollingStatistics(db, history);
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
    tickets: (request) => tickets(db, request),
    ticketHistory: (request) => ticketHistory(db, request),
    ticketById: (request) => ticketById(db, request),
    overnightCharges: (request) => overnightCharges(db, request),
    liquidationReports: (request) => liquidationReports(db, request),
    options: (request) => options(db, request),
    optionById: (request) => optionById(db, request),
    optionWindow: (request) => optionWindow(db, request),
    optionTerms: (request) => optionTerms(db, request),
    optionStatistics: (request) => optionStatistics(db, request),
    traders: (request) => traders(db, request),
    trader: (traderId) => trader(db, traderId),
    traderPerformance: (request) => traderPerformance(db, request),
    traderTickets: (request) => traderTickets(db, request),
    copyFeed: (request) => copyFeed(db, request),
    follows: (request) => follows(db, request),
    profitShares: (request) => profitShares(db, request),
    deposits: (request) => deposits(db, request),
    depositsByTransaction: (request) => depositsByTransaction(db, request),
    withdrawals: (request) => withdrawals(db, request),
    withdrawal: (request) => withdrawal(db, request),
    statement: (request) => statement(db, request),
    watermark: () => watermark(db),
    waitFor: (sequence, timeoutMs) => progress.waitFor(sequence, timeoutMs),
    lag: () => progress.lag(),
    async reopen() {
      const before = { db, database };
      ({ db, database } = open());
      statistics = new RollingStatistics(db, history);
      await end(before);
    },
    close: () => end({ db, database }),
  };

  function open(): Opened {
    const opened = openSqlite(path, { readOnly: true });
    if (stampOf(opened) !== schemaStamp) {
      opened.close();
      throw new Fault('readmodel_outdated', `${path} was made by another version: let the projector open it first`);
    }
    const kysely = new Kysely<ReadSchema>({
      dialect: sqliteDialect(opened),
      ...(onQuery && { log: (event) => onQuery(event.query.sql, event.query.parameters) }),
    });
    return { database: opened, db: kysely };
  }
}

interface Opened {
  readonly database: SqliteDatabase;
  readonly db: Kysely<ReadSchema>;
}

/** Kysely leaves a connection open that has never been asked anything. */
async function end({ database, db }: Opened): Promise<void> {
  await db.destroy();
  if (database.isOpen) database.close();
}
