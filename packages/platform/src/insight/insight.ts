import { dayMs, hourMs } from '@candor/kernel';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { DailyReports, type ReportParts } from './daily-reports.ts';
import { PartDays } from './part-days.ts';

const weekMs = 7 * dayMs;
/** 1970-01-05, the first Monday. */
const weekStartMs = 4 * dayMs;
const weekOf = (atMs: number): number => Math.floor((atMs - weekStartMs) / weekMs);

/** Figures by their name, as decimal texts. */
type Figures = Readonly<Record<string, string>>;

/** The knowledge about an installation as a whole: sums by time, without anybody's name. */
export class Insight {
  readonly parts: PartDays;
  readonly reports: DailyReports;
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(parts: ReportParts) {
    const { db, clock } = parts;
    this.#db = db;
    this.#clock = clock;
    this.parts = new PartDays(db, clock);
    this.reports = new DailyReports(parts);
  }

  /** People with an account, and those of them who were here today. The installation's own accounts are nobody. */
  async people(): Promise<{ readonly users: number; readonly active: number }> {
    const people = this.#db.selectFrom('users').where('managed', '!=', 'house');
    const all = await people.select((row) => row.fn.countAll<number | string>().as('users')).executeTakeFirstOrThrow();
    const here = await people
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select((row) => row.fn.count<number | string>('users.id').distinct().as('users'))
      .where('last_seen_at_ms', '>=', Math.floor(this.#clock() / dayMs) * dayMs)
      .executeTakeFirstOrThrow();
    return { users: Number(all.users), active: Number(here.users) };
  }

  /** Letters that wait to be sent. */
  async waitingLetters(): Promise<number> {
    const { letters } = await this.#db
      .selectFrom('post_box')
      .select((row) => row.fn.countAll<number | string>().as('letters'))
      .executeTakeFirstOrThrow();
    return Number(letters);
  }

  /** Notes the figures of the running hour, in the place of what was noted of it before, and who of each week is here. */
  async noteHour(figures: Figures): Promise<void> {
    const hour = Math.floor(this.#clock() / hourMs);
    const values = Object.entries(figures).map(([name, value]) => ({ hour, name, value }));
    await inTransaction(this.#db, { lock: 'insight' }, async (tx) => {
      await tx
        .insertInto('figure_hours')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['hour', 'name']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
        )
        .execute();
      await this.#noteCohorts(tx);
    });
  }

  /** The figures of the hours since a moment, oldest first. */
  async hours(sinceMs: number): Promise<readonly { readonly atMs: number; readonly figures: Figures }[]> {
    const rows = await this.#db
      .selectFrom('figure_hours')
      .selectAll()
      .where('hour', '>=', Math.floor(sinceMs / hourMs))
      .orderBy('hour')
      .execute();
    const hours = new Map<number, Record<string, string>>();
    for (const { hour, name, value } of rows) hours.set(hour, { ...hours.get(hour), [name]: value });
    return [...hours].map(([hour, figures]) => ({ atMs: hour * hourMs, figures }));
  }

  /** Adds to how many times each product was used today. */
  async addUse(times: ReadonlyMap<string, number>): Promise<void> {
    if (times.size === 0) return;
    const day = Math.floor(this.#clock() / dayMs);
    await this.#db
      .insertInto('use_days')
      .values([...times].map(([product, count]) => ({ day, product, times: count })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'product'])
          .doUpdateSet((row) => ({ times: sql<number>`${row.ref('use_days.times')} + ${row.ref('excluded.times')}` })),
      )
      .execute();
  }

  /** The number of times that these products were used today. */
  async usedToday(products: readonly string[]): Promise<number> {
    const rows = await this.#db
      .selectFrom('use_days')
      .select('times')
      .where('day', '=', Math.floor(this.#clock() / dayMs))
      .where('product', 'in', products)
      .execute();
    return rows.reduce((sum, { times }) => sum + times, 0);
  }

  /** Each day since a moment: how many registered, and how many times each product was used; oldest first. */
  async days(
    sinceMs: number,
  ): Promise<
    readonly { readonly atMs: number; readonly registered: number; readonly use: Readonly<Record<string, number>> }[]
  > {
    const first = Math.floor(sinceMs / dayMs);
    const last = Math.floor(this.#clock() / dayMs);
    const registered = await registeredBy(this.#db, dayMs, first * dayMs);
    const rows = await this.#db.selectFrom('use_days').selectAll().where('day', '>=', first).execute();
    return Array.from({ length: last - first + 1 }, (_, place) => first + place).map((day) => ({
      atMs: day * dayMs,
      registered: registered.get(day) ?? 0,
      use: Object.fromEntries(rows.filter((row) => row.day === day).map(({ product, times }) => [product, times])),
    }));
  }

  /** Of those who came in each week: how many were here in it and in the weeks after it. The newest came last. */
  async cohorts(
    weeks: number,
  ): Promise<readonly { readonly atMs: number; readonly users: number; readonly here: readonly number[] }[]> {
    const now = weekOf(this.#clock());
    const rows = await this.#db
      .selectFrom('cohort_weeks')
      .selectAll()
      .where('cohort', '>', now - weeks)
      .execute();
    const sizes = await registeredBy(this.#db, weekMs, (now - weeks + 1) * weekMs + weekStartMs, weekStartMs);
    return [...sizes]
      .toSorted(([a], [b]) => a - b)
      .map(([cohort, users]) => ({
        atMs: cohort * weekMs + weekStartMs,
        users,
        here: Array.from(
          { length: now - cohort + 1 },
          (_, age) => rows.find((row) => row.cohort === cohort && row.week === cohort + age)?.users ?? 0,
        ),
      }));
  }

  async #noteCohorts(tx: Kysely<PlatformTables>): Promise<void> {
    const week = weekOf(this.#clock());
    const here = await tx
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select(['users.id', 'users.created_at_ms'])
      .distinct()
      .where('last_seen_at_ms', '>=', week * weekMs + weekStartMs)
      .where('managed', '!=', 'house')
      .execute();
    for (const [cohort, users] of countedByWeek(here)) {
      // A session that has ended since was somebody here all the same.
      await tx
        .insertInto('cohort_weeks')
        .values({ cohort, week, users })
        .onConflict((conflict) =>
          conflict.columns(['cohort', 'week']).doUpdateSet({ users }).where('cohort_weeks.users', '<', users),
        )
        .execute();
    }
  }
}

function countedByWeek(rows: readonly { readonly created_at_ms: number }[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { created_at_ms } of rows) {
    const week = weekOf(created_at_ms);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return counts;
}

/**
 * The people who registered since a moment, counted by spans of time that begin at an offset. The database counts: there may be
 * a hundred thousand of them.
 */
async function registeredBy(
  db: Kysely<PlatformTables>,
  spanMs: number,
  sinceMs: number,
  offsetMs = 0,
): Promise<ReadonlyMap<number, number>> {
  // Whole numbers in the text of the query divide as whole numbers in every database.
  const span = sql<number | string>`(created_at_ms - ${sql.lit(offsetMs)}) / ${sql.lit(spanMs)}`;
  const rows = await db
    .selectFrom('users')
    .select((row) => [span.as('span'), row.fn.countAll<number | string>().as('users')])
    .where('created_at_ms', '>=', sinceMs)
    .where('managed', '!=', 'house')
    .groupBy(span)
    .execute();
  return new Map(rows.map(({ span: at, users }) => [Number(at), Number(users)]));
}
