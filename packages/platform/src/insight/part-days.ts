import { dayMs, minuteMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';

interface PartDay {
  readonly part: string;
  readonly dayMs: number;
  /** Minutes that are known of, and of them those in which it did not work. */
  readonly minutes: number;
  readonly down: number;
}

/** Days that are kept, and shown. */
export const partDaysKept = 90;
const mark = 'minute';

/** A record of which parts of the site worked, by the minute, summed by the day. */
export class PartDays {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Notes which parts work in this minute; a second note of a minute changes nothing. Minutes since the last note, in
   * which nobody looked, are those in which the server was not there: nothing worked in them.
   */
  async note(working: Readonly<Record<string, boolean>>): Promise<void> {
    const minute = Math.floor(this.#clock() / minuteMs);
    await inTransaction(this.#db, { lock: 'insight' }, async (tx) => {
      const before = await tx.selectFrom('insight_marks').select('at_ms').where('name', '=', mark).executeTakeFirst();
      const last = before === undefined ? minute - 1 : before.at_ms / minuteMs;
      if (minute <= last) return;
      const oldest = Math.max(last + 1, minute - (partDaysKept * dayMs) / minuteMs);
      const missed = minutesByDay(oldest, minute);
      for (const [part, works] of Object.entries(working)) {
        for (const [day, minutes] of missed) await add(tx, part, day, minutes, minutes);
        await add(tx, part, dayOf(minute), 1, works ? 0 : 1);
      }
      await tx
        .insertInto('insight_marks')
        .values({ name: mark, at_ms: minute * minuteMs })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ at_ms: minute * minuteMs }))
        .execute();
      await tx
        .deleteFrom('part_days')
        .where('day', '<=', dayOf(minute) - partDaysKept)
        .execute();
    });
  }

  /** The kept days, oldest first. */
  async list(): Promise<readonly PartDay[]> {
    const rows = await this.#db.selectFrom('part_days').selectAll().orderBy('day').orderBy('part').execute();
    return rows.map(({ part, day, minutes, down }) => ({ part, dayMs: day * dayMs, minutes, down }));
  }
}

const dayOf = (minute: number): number => Math.floor((minute * minuteMs) / dayMs);

/** The minutes from one to before another, counted by their day. */
function minutesByDay(from: number, to: number): ReadonlyMap<number, number> {
  const perDay = dayMs / minuteMs;
  const counts = new Map<number, number>();
  for (let at = from; at < to; ) {
    const next = Math.min(to, (dayOf(at) + 1) * perDay);
    counts.set(dayOf(at), next - at);
    at = next;
  }
  return counts;
}

async function add(
  tx: Kysely<PlatformTables>,
  part: string,
  day: number,
  minutes: number,
  down: number,
): Promise<void> {
  await tx
    .insertInto('part_days')
    .values({ part, day, minutes, down })
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet((row) => ({
        minutes: row('part_days.minutes', '+', minutes),
        down: row('part_days.down', '+', down),
      })),
    )
    .execute();
}
