import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import { findUser } from '../accounts/users.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { takeNumber } from '../database/take-number.ts';
import { parseIdentity } from '../identity/identity.ts';
import type { Vault } from '../vault/vault.ts';

/** A person as operators find them. */
export interface Person {
  readonly userId: number;
  readonly accountId: number;
  readonly uid: number;
  readonly nickname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly country: string | null;
  readonly creditScore: number;
  readonly language: LanguageCode;
  readonly createdAtMs: number;
  readonly frozenAtMs: number | null;
  /** An account of the installation. */
  readonly isManaged: boolean;
}

interface PersonNote {
  readonly operator: string;
  readonly atMs: number;
  readonly text: string;
}

interface PersonsParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly vault: Vault;
}

/** The people of the platform as its operators look for them: by whole keys, never by parts of one. */
export class Persons {
  readonly #parts: PersonsParts;

  constructor(parts: PersonsParts) {
    this.#parts = parts;
  }

  /** `undefined` for an account that is no person's. */
  byAccount(accountId: number): Promise<Person | undefined> {
    return this.#find('exchange_account_id', accountId);
  }

  byUid(uid: number): Promise<Person | undefined> {
    return this.#find('uid', uid);
  }

  byUser(userId: number): Promise<Person | undefined> {
    return this.#find('id', userId);
  }

  /** By an e-mail address, or a phone number with its dial code. */
  async byContact(text: string): Promise<Person | undefined> {
    const identity = parseIdentity(text);
    if (!identity.ok) return undefined;
    const user = await findUser(this.#parts.db, identity.value);
    return user && this.byUser(user.id);
  }

  async addNote({ accountId, operator, text }: Omit<PersonNote, 'atMs'> & { accountId: number }): Promise<void> {
    const { db, clock, vault } = this.#parts;
    await inTransaction(db, { lock: 'none' }, async (tx) => {
      const id = await takeNumber(tx, 'person_notes');
      const sealed = Buffer.from(await vault.seal(Buffer.from(text, 'utf8'), contextOf(id))).toString('base64');
      await tx
        .insertInto('person_notes')
        .values({ id, account_id: accountId, operator, at_ms: clock(), sealed })
        .execute();
    });
  }

  /** Newest first. */
  async notes(accountId: number): Promise<readonly PersonNote[]> {
    const { db, vault } = this.#parts;
    const rows = await db
      .selectFrom('person_notes')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(notesMax)
      .execute();
    return Promise.all(
      rows.map(async ({ id, operator, at_ms, sealed }) => {
        const plain = await vault.open(Buffer.from(sealed, 'base64'), contextOf(id));
        return { operator, atMs: at_ms, text: Buffer.from(plain).toString('utf8') };
      }),
    );
  }

  async #find(key: 'exchange_account_id' | 'uid' | 'id', value: number): Promise<Person | undefined> {
    const row = await this.#parts.db.selectFrom('users').selectAll().where(key, '=', value).executeTakeFirst();
    if (row === undefined || row.exchange_account_id === null) return undefined;
    return {
      userId: row.id,
      accountId: row.exchange_account_id,
      uid: row.uid,
      nickname: row.nickname,
      email: row.email,
      phone: row.phone,
      country: row.country,
      creditScore: row.credit_score,
      language: row.language as LanguageCode,
      createdAtMs: row.created_at_ms,
      frozenAtMs: row.frozen_at_ms,
      isManaged: row.managed !== '',
    };
  }
}

const notesMax = 200;
const contextOf = (noteId: number): string => `person note ${noteId}`;
