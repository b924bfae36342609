import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { addressOf } from '../notices/owner.ts';
import type { Post } from '../notices/post.ts';
import type { PostBox } from './post-box.ts';
import type { Sender } from './sender.ts';

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
  readonly notice: Notice;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly post: Post;
  readonly postBox: PostBox;
  readonly sender: Sender;
}

const reader = 'letters';

/**
 * Letters about facts of the journal, put into the box together with the position read: no fact is left out or sent
 * twice.
 */
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

  /** Stores the letters and moves on to `place`, both or neither. Users without an address get none. */
  async tell(place: JournalPlace, notices: readonly JournalNotice[]): Promise<void> {
    const { db, sender } = this.#parts;
    await inTransaction(db, { lock: 'letters' }, async (tx) => {
      for (const notice of notices) await this.#put(tx, notice);
      await tx
        .insertInto('journal_places')
        .values({ reader, ...place })
        .onConflict((conflict) => conflict.column('reader').doUpdateSet({ ...place }))
        .execute();
    });
    if (notices.length > 0) sender.wake();
  }

  async #put(tx: Kysely<PlatformTables>, { key, accountId, happenedAtMs, notice }: JournalNotice): Promise<void> {
    const { post, postBox } = this.#parts;
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    const to = user && addressOf(user);
    if (user === undefined || to === undefined || !post.reaches(to)) return;
    await postBox.put(tx, { key, userId: user.id, happenedAtMs, to, notice });
  }
}
