import { Fault } from '@candor/kernel';
import type { PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { Kysely } from 'kysely';
import * as queries from './generated/queries.ts';
import type { Candle, CandleHistory } from './market/candle.ts';
import { candles, type CandlesRequest } from './market/candles.ts';
import { RollingStatistics, type Statistics } from './market/statistics-24h.ts';
import { type Lag, Progress } from './progress.ts';
import { schemaStamp, stampOf } from './projection/schema-file.ts';
import type { ReadDatabase } from './queries/database.ts';
import type { ReadSchema } from './schema/index.ts';
import { openSqlite, type SqliteDatabase, sqliteDialect } from './sqlite/index.ts';

/** Every query of the products' folders, on the open file. */
type Queries = {
  readonly [Name in keyof typeof queries]: (typeof queries)[Name] extends (
    db: ReadDatabase,
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Answer
    : never;
};

/** The reading side of the read model. It cannot write: its connection refuses to, and it has no statement that would. */
export interface Reader extends Queries {
  candles(request: CandlesRequest): Promise<readonly Candle[]>;
  statistics24h(nowMs: number): Promise<readonly Statistics[]>;
  sparkline(pairId: PairId, nowMs: number): Promise<readonly Price[]>;
  /** True once facts up to `sequence` can be read; false when that takes longer than `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean>;
  /** The lag of the lists behind the journal. */
  lag(): Lag;
  /** Opens the file at the same path again, which has been replaced. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Candles from before the first tick; without it charts begin there. */
  readonly history?: CandleHistory;
  /** The progress that the projector's thread reports; `waitFor` depends on it. */
  readonly progress?: Progress;
  /** Called with the SQL and parameters of each query. */
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void;
}

/** Opens a read model that a projection has made; throws a `Fault` when the file is of another version. */
export function openReader(path: string, given: ReaderOptions = {}): Reader {
  const { history, progress = new Progress(), onQuery } = given;
  let { database, db } = open();
  let statistics = new RollingStatistics(db, history);
  const asked = Object.fromEntries(
    Object.entries<Query>(queries).map(([name, query]) => [name, (...given: unknown[]) => query(db, ...given)]),
  ) as Queries;
  return {
    ...asked,
    candles: (request) => candles(db, history, request),
    statistics24h: (nowMs) => statistics.all(nowMs),
    sparkline: (pairId, nowMs) => statistics.sparkline(pairId, nowMs),
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

type Query = (db: ReadDatabase, ...given: any[]) => unknown;

interface Opened {
  readonly database: SqliteDatabase;
  readonly db: Kysely<ReadSchema>;
}

/** Kysely leaves a connection open that has never run a query. */
async function end({ database, db }: Opened): Promise<void> {
  await db.destroy();
  if (database.isOpen) database.close();
}
