import { createHmac } from 'node:crypto';
import { lookupsPerDay, recipientLifeMs, type RecipientKind } from '@candor/api';
import { dayOf, done, Fault, type Outcome, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Kysely, Selectable } from 'kysely';
import { findPerson } from '../accounts/users.ts';
import type { PlatformTables, UserRow } from '../database/tables.ts';
import { parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly pepper: Uint8Array;
  readonly vault: Vault;
}

/** A person as a sender names them: the whole address, number or ID. */
interface NamedRecipient {
  readonly kind: RecipientKind;
  readonly to: string;
  readonly areaCode?: string | undefined;
}

interface FoundRecipient {
  /** Opens for the asker alone, until it expires. */
  readonly token: string;
  readonly accountId: number;
  readonly expiresAtMs: number;
}

interface Sealed {
  readonly accountId: number;
  readonly expiresAtMs: number;
}

/** The part of sends between users that the exchange does not know: who is meant, and the words that go with it. */
export class SendBook {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Looks a person up. Every lookup counts, found or not: a user who tries addresses comes to the end of their day. Accounts of
   * the installation are nobody's.
   */
  async find(
    userId: number,
    named: NamedRecipient,
  ): Promise<Outcome<FoundRecipient, PhoneCode | 'recipients_used_up' | 'recipient_not_found' | 'send_self'>> {
    if (!(await this.#takeLookup(userId))) return reject('recipients_used_up');
    const found = await this.#search(named);
    if (!found.ok) return found;
    const { exchange_account_id: accountId, id } = found.value;
    if (id === userId) return reject('send_self');
    if (accountId === null) return reject('recipient_not_found');
    return done(await this.known(userId, accountId));
  }

  /** A token for somebody whom the user has sent to, or who has sent to them: no lookup of a person by what they are called. */
  async known(userId: number, accountId: number): Promise<FoundRecipient> {
    const expiresAtMs = this.#parts.clock() + recipientLifeMs;
    const plain = Buffer.from(JSON.stringify({ accountId, expiresAtMs } satisfies Sealed));
    const sealed = await this.#parts.vault.seal(plain, recipientContext(userId));
    return { token: Buffer.from(sealed).toString('base64url'), accountId, expiresAtMs };
  }

  /**
   * The account that a token stands for; absent when it has expired, is another's, or is none. `mayBeOld`: what asks is bound in
   * another way, and a request that is sent again has to come to its first answer however late.
   */
  async accountOf(
    userId: number,
    token: string,
    { mayBeOld = false }: { readonly mayBeOld?: boolean } = {},
  ): Promise<number | undefined> {
    try {
      const opened = await this.#parts.vault.open(Buffer.from(token, 'base64url'), recipientContext(userId));
      const { accountId, expiresAtMs } = JSON.parse(Buffer.from(opened).toString('utf8')) as Sealed;
      return mayBeOld || expiresAtMs > this.#parts.clock() ? accountId : undefined;
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  }

  /**
   * Keeps the words of a send, and answers the hash by which the journal knows them. The same request has the same hash, so that
   * it is the same command when it is sent again; nobody without the secret finds the words from it.
   */
  async keepNote(userId: number, words: string, requestId: string | undefined): Promise<Uint8Array | undefined> {
    const { db, pepper, randomBytes, vault } = this.#parts;
    const text = words.trim();
    if (text === '') return undefined;
    const salt = requestId ?? randomToken(randomBytes, 16);
    const hash = createHmac('sha256', pepper).update(`send note\n${userId}\n${salt}\n${text}`).digest();
    const key = hash.toString('hex');
    const sealed = await vault.seal(Buffer.from(text, 'utf8'), noteContext(key));
    await db
      .insertInto('send_notes')
      .values({ hash: key, user_id: userId, sealed: Buffer.from(sealed).toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return hash;
  }

  /** The words behind hashes, by their hex. */
  async notes(hashes: readonly Uint8Array[]): Promise<ReadonlyMap<string, string>> {
    if (hashes.length === 0) return new Map();
    const { db, vault } = this.#parts;
    const rows = await db.selectFrom('send_notes').selectAll().where('hash', 'in', hashes.map(hex)).execute();
    const opened = rows.map(async ({ hash, sealed }) => {
      const plain = await vault.open(Buffer.from(sealed, 'base64'), noteContext(hash));
      return [hash, Buffer.from(plain).toString('utf8')] as const;
    });
    return new Map(await Promise.all(opened));
  }

  async #search({
    kind,
    to,
    areaCode,
  }: NamedRecipient): Promise<Outcome<Selectable<UserRow>, PhoneCode | 'recipient_not_found'>> {
    const { db } = this.#parts;
    if (kind === 'uid') {
      const uid = to.trim();
      if (!/^\d{8,9}$/.test(uid)) return reject('recipient_not_found');
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('uid', '=', Number(uid))
        .where('managed', '=', '')
        .executeTakeFirst();
      return row === undefined ? reject('recipient_not_found') : done(row);
    }
    const identity = parseIdentity(to.trim(), areaCode);
    if (!identity.ok) return identity;
    if (identity.value.kind !== kind) return reject('user_string_invalid');
    const person = await findPerson(db, identity.value);
    return person === undefined ? reject('recipient_not_found') : done(person);
  }

  /** Takes one of the day's lookups, in one statement: a burst gets no more than the day has. */
  async #takeLookup(userId: number): Promise<boolean> {
    const { db, clock } = this.#parts;
    const day = dayOf(clock());
    await db.deleteFrom('recipient_lookups').where('day', '<', day).execute();
    const taken = await db
      .insertInto('recipient_lookups')
      .values({ user_id: userId, day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet((row) => ({ count: row('recipient_lookups.count', '+', 1) }))
          .where('recipient_lookups.count', '<', lookupsPerDay),
      )
      .returning('count')
      .executeTakeFirst();
    return taken !== undefined;
  }
}

const recipientContext = (userId: number): string => `recipient of ${userId}`;
const noteContext = (hash: string): string => `send note ${hash}`;
