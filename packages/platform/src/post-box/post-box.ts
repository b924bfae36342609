import type { Notice, TellingMail } from '@candor/messages/mails';
import type { Kysely, Selectable } from 'kysely';
import type { PlatformTables, PostBoxRow } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { Vault } from '../vault/vault.ts';
import { takeNumber } from '../database/take-number.ts';

/** The sealed part of a letter. */
interface Enclosed {
  /** As it was when it happened: a changed address does not get earlier news. */
  readonly to: Identity;
  readonly notice: Notice | TellingMail;
}

/** News to one person. It is written when it is sent, in the words of that day. */
export interface Letter extends Enclosed {
  /** The same for the same event for ever, so that a letter that comes twice is seen to be one. */
  readonly key: string;
  readonly userId: number;
  readonly happenedAtMs: number;
}

/** A letter as it is in the box: `open` decrypts its content. */
export interface WaitingLetter extends Omit<Letter, keyof Enclosed> {
  readonly id: number;
  /** That failed. */
  readonly attempts: number;
  readonly sealed: string;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly vault: Vault;
}

/** Letters that wait to be sent, on disk until they are. A letter that was sent or given up leaves nothing here. */
export class PostBox {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** In the transaction of the reported action. A letter whose key waits here already is not put in again. */
  async put(tx: Kysely<PlatformTables>, { key, userId, happenedAtMs, ...enclosed }: Letter): Promise<void> {
    const sealed = await this.#parts.vault.seal(Buffer.from(JSON.stringify(enclosed)), contextOf(key));
    await tx
      .insertInto('post_box')
      .values({
        id: await takeNumber(tx, 'post_box'),
        letter_key: key,
        user_id: userId,
        happened_at_ms: happenedAtMs,
        sealed: Buffer.from(sealed).toString('base64'),
        attempts: 0,
        next_attempt_at_ms: this.#parts.clock(),
      })
      .onConflict((conflict) => conflict.column('letter_key').doNothing())
      .execute();
  }

  /** Letters to send now, oldest first: only the first of each user, so that news keep their order. */
  async due(limit: number): Promise<readonly WaitingLetter[]> {
    const rows = await this.#firsts()
      .selectAll('letter')
      .where('letter.next_attempt_at_ms', '<=', this.#parts.clock())
      .orderBy('letter.id')
      .limit(limit)
      .execute();
    return rows.map(waitingLetterOf);
  }

  /** The time at which the next letter is due; undefined when none waits. */
  async nextDueAtMs(): Promise<number | undefined> {
    const { at_ms } = await this.#firsts()
      .select((row) => row.fn.min('letter.next_attempt_at_ms').as('at_ms'))
      .executeTakeFirstOrThrow();
    return at_ms ?? undefined;
  }

  /** Throws when it was sealed under a key that is lost. */
  async open({ key, sealed }: WaitingLetter): Promise<Enclosed> {
    const plain = await this.#parts.vault.open(Buffer.from(sealed, 'base64'), contextOf(key));
    return JSON.parse(Buffer.from(plain).toString('utf8')) as Enclosed;
  }

  async remove(id: number): Promise<void> {
    await this.#parts.db.deleteFrom('post_box').where('id', '=', id).execute();
  }

  async postpone({ id, attempts }: WaitingLetter, untilMs: number): Promise<void> {
    await this.#parts.db
      .updateTable('post_box')
      .set({ attempts: attempts + 1, next_attempt_at_ms: untilMs })
      .where('id', '=', id)
      .execute();
  }

  #firsts() {
    return this.#parts.db
      .selectFrom('post_box as letter')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('post_box as earlier')
              .select('earlier.id')
              .whereRef('earlier.user_id', '=', 'letter.user_id')
              .whereRef('earlier.id', '<', 'letter.id'),
          ),
        ),
      );
  }
}

function waitingLetterOf(row: Selectable<PostBoxRow>): WaitingLetter {
  const { id, letter_key: key, user_id: userId, happened_at_ms: happenedAtMs, attempts, sealed } = row;
  return { id, key, userId, happenedAtMs, attempts, sealed };
}

const contextOf = (key: string): string => `letter ${key}`;
