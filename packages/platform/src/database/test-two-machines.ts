import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely';
import type { Platform } from '../platform.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import type { PlatformTables } from './tables.ts';

/** SQLITE_BUSY: another connection has the lock. */
const busy = 5;

/** One of two machines with a connection of its own to the same database. */
class Machine {
  readonly db: Kysely<PlatformTables>;
  /** The statement at which it stops until the other one arrives, waits for a lock, or is done. */
  meetsAfter: RegExp | undefined;
  /** The number of matching statements before that. */
  passes = 0;
  isThere = false;
  isWaiting = false;
  isDone = false;
  readonly #others: () => readonly Machine[];

  constructor(path: string, others: () => readonly Machine[]) {
    this.#others = others;
    const database = openSqlite(path);
    // It waits for locks in turns of the event loop: the machine that has them is in this thread as well.
    database.exec('pragma busy_timeout = 0');
    const run = async (connection: DatabaseConnection, query: CompiledQuery) => {
      for (;;) {
        try {
          const result = await connection.executeQuery<any>(query);
          this.isWaiting = false;
          await this.#meet(query.sql);
          return result;
        } catch (error) {
          const { errcode } = error as { readonly errcode?: number };
          if (errcode === undefined || (errcode & 0xff) !== busy || database.isTransaction) throw error;
          this.isWaiting = true;
          await nextTurn();
        }
      }
    };
    this.db = new Kysely<PlatformTables>({ dialect: running(sqliteDialect(database), run) });
  }

  async #meet(statement: string): Promise<void> {
    if (this.isThere || this.meetsAfter?.test(statement) !== true || this.passes-- > 0) return;
    this.isThere = true;
    while (this.#others().some(({ isThere, isWaiting, isDone }) => !isThere && !isWaiting && !isDone)) await nextTurn();
  }
}

type Run = (connection: DatabaseConnection, query: CompiledQuery) => ReturnType<DatabaseConnection['executeQuery']>;

/** A dialect whose statements all go through `run`. */
function running(dialect: Dialect, run: Run): Dialect {
  const wrapped = (driver: Driver): Driver => ({
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      return {
        executeQuery: (query) => run(connection, query) as never,
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize, {}),
      };
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  });
  return { ...dialect, createDriver: () => wrapped(dialect.createDriver()) };
}

export interface TwoMachines {
  readonly world: TestPlatform;
  /**
   * Has each machine make a call. The first stops after its first statement that matches; then the second begins, and
   * both go on when it is there too: a decision based on that read is then based on the same as the other's. One that
   * waits for a lock is not waited for.
   */
  atOnce<T>(after: After, ...calls: readonly [Call<T>, Call<T>]): Promise<readonly [T, T]>;
  end(): Promise<void>;
}

/** A statement; with a number, the one that matches after so many others. */
type After = RegExp | readonly [RegExp, number];
type Call<T> = (platform: Platform, db: Kysely<PlatformTables>) => Promise<T>;

/** Two platforms on one database, and a third that a test prepares things with. */
export async function startTwoMachines(changes: Parameters<typeof startTestPlatform>[0] = {}): Promise<TwoMachines> {
  const world = await startTestPlatform(changes);
  // Its first round of duties: their writes would hold up this thread until a lock that is held in it is given up.
  for (const duty of world.platform.duties) await duty.stop();
  const machines: Machine[] = [];
  for (let i = 0; i < 2; i++) {
    const me: Machine = new Machine(join(world.folder, 'platform.sqlite'), () => machines.filter((it) => it !== me));
    machines.push(me);
  }
  const platforms: Platform[] = [];
  for (const { db } of machines) platforms.push(await world.another(db));
  return {
    world,
    async atOnce(after, ...calls) {
      await world.platform.lettersTried();
      const [meetsAfter, passes] = after instanceof RegExp ? [after, 0] : after;
      for (const machine of machines) {
        Object.assign(machine, { meetsAfter, passes, isThere: false, isWaiting: false, isDone: false });
      }
      const run = async (i: 0 | 1) => {
        const machine = machines[i] as Machine;
        try {
          return await calls[i](platforms[i] as Platform, machine.db);
        } finally {
          machine.isDone = true;
        }
      };
      const first = run(0);
      while (machines[0]?.isThere === false && !machines[0].isDone) await nextTurn();
      return Promise.all([first, run(1)]);
    },
    async end() {
      for (const platform of platforms) await platform.close();
      for (const { db } of machines) await db.destroy();
      await world.end();
    },
  };
}
