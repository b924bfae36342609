import type { LanguageCode } from '@candor/api';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { DayReport } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { normalizeEmail } from '../identity/email.ts';
import type { PlatformLog } from '../log.ts';
import type { Post } from '../notices/post.ts';

export interface ReportParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly post: Post;
}

interface ReportReader {
  readonly address: string;
  readonly language: LanguageCode;
}

interface Delivery {
  /** False for an operator whose role does not let them read figures any more. */
  readonly mayRead: (operator: string) => boolean;
  /** The report of the day that begins then. */
  readonly reportOf: (dayStartMs: number) => Promise<DayReport>;
}

/** After a longer stop only the last days are sent: the table has all of them. */
const daysSentMax = 7;

/** The report of each day by mail, to operators who asked for it. */
export class DailyReports {
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** The setting of an operator; undefined while they get none. */
  async of(operator: string): Promise<ReportReader | undefined> {
    const row = await this.#parts.db
      .selectFrom('report_readers')
      .select(['address', 'language'])
      .where('operator', '=', operator)
      .executeTakeFirst();
    return row && { address: row.address, language: row.language as LanguageCode };
  }

  /** Sends the report from the running day on, to an address; an empty one ends it. */
  async set(
    operator: string,
    { address, language }: ReportReader,
  ): Promise<Outcome<undefined, 'user_string_invalid' | 'message_not_delivered'>> {
    const { db, clock, post } = this.#parts;
    if (address === '') {
      await db.deleteFrom('report_readers').where('operator', '=', operator).execute();
      return done(undefined);
    }
    const email = normalizeEmail(address);
    if (email === undefined) return reject('user_string_invalid');
    if (!post.reaches({ kind: 'email', value: email })) return reject('message_not_delivered');
    const changed = { address: email, language };
    await db
      .insertInto('report_readers')
      .values({ operator, ...changed, sent_day: Math.floor(clock() / dayMs) - 1 })
      .onConflict((conflict) => conflict.column('operator').doUpdateSet(changed))
      .execute();
    return done(undefined);
  }

  /**
   * Sends each reader the days that are over and that they have not got. A day counts as sent once the carrier has it:
   * stopped in between, it goes out once more under the same key.
   */
  async deliver({ mayRead, reportOf }: Delivery): Promise<void> {
    const { db, clock, log } = this.#parts;
    const today = Math.floor(clock() / dayMs);
    const late = await db
      .selectFrom('report_readers')
      .selectAll()
      .where('sent_day', '<', today - 1)
      .execute();
    for (const { operator, address, language, sent_day } of late) {
      for (let day = Math.max(sent_day + 1, today - daysSentMax); day < today; day++) {
        try {
          if (mayRead(operator)) await this.#send(operator, address, language as LanguageCode, day, reportOf);
        } catch (error) {
          log.warn({ event: 'report.not_taken', operator, day, err: error }, 'a daily report was not taken');
          break;
        }
        await db.updateTable('report_readers').set({ sent_day: day }).where('operator', '=', operator).execute();
      }
    }
  }

  async #send(
    operator: string,
    address: string,
    language: LanguageCode,
    day: number,
    reportOf: Delivery['reportOf'],
  ): Promise<void> {
    const report = await reportOf(day * dayMs);
    const key = `report${day}${Buffer.from(operator).toString('hex')}`;
    await this.#parts.post.handOver({ kind: 'email', value: address }, report, language, { key, word: '' });
  }
}
