import type { Told } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { type OperatorNewsItem, tellOperators } from '../operators/operator-news.ts';

/** The position of a reader in a journal. */
export interface JournalPlace {
  /** The identity that no other journal has. */
  readonly journal: string;
  /** Of the last record that was read. */
  readonly sequence: number;
}

/** The meaning of a fact of the journal to the owner of an account at the exchange. */
export interface JournalNotice {
  /** Derived from the fact alone. */
  readonly key: string;
  readonly accountId: number;
  readonly happenedAtMs: number;
  readonly notice: Told;
  /** Facts of one fold are one notice while it is unread. */
  readonly fold?: string | undefined;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly inbox: Inbox;
}

const reader = 'letters';

/** The meaning of facts, told together with the position read: no fact is left out or told twice. */
export class JournalNews {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Undefined before the first one. */
  async place(): Promise<JournalPlace | undefined> {
    return this.#parts.db
      .selectFrom('journal_places')
      .select(['journal', 'sequence'])
      .where('reader', '=', reader)
      .executeTakeFirst();
  }

  /** Tells the notices of users, and the news of operators, and moves on to `place`: all or nothing. */
  async tell(
    place: JournalPlace,
    notices: readonly JournalNotice[],
    ofOperators: readonly OperatorNewsItem[] = [],
  ): Promise<void> {
    const told: (() => void)[] = [];
    await inTransaction(this.#parts.db, { lock: 'letters' }, async (tx) => {
      for (const notice of notices) told.push(await this.#put(tx, notice));
      await tellOperators(tx, ofOperators);
      await tx
        .insertInto('journal_places')
        .values({ reader, ...place })
        .onConflict((conflict) => conflict.column('reader').doUpdateSet({ ...place }))
        .execute();
    });
    for (const tell of told) tell();
  }

  /** Tells one that is not of a record; its key is known for ever. */
  async tellAlone(notice: JournalNotice): Promise<void> {
    const told = await inTransaction(this.#parts.db, { lock: 'letters' }, (tx) => this.#put(tx, notice));
    told();
  }

  async #put(
    tx: Kysely<PlatformTables>,
    { accountId, notice: told, ...happening }: JournalNotice,
  ): Promise<() => void> {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    if (user === undefined || user.managed === 'house') return () => undefined;
    return this.#parts.inbox.putIn(tx, user, { ...happening, told });
  }
}
