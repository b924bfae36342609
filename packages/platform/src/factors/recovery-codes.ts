import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { type RandomBytes, randomText } from '../random.ts';

const count = 10;
/** Nothing in it that is taken for something else on paper; ten of them are 49 bits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groupSize = 5;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly randomBytes: RandomBytes;
  readonly pepper: Uint8Array;
}

/**
 * Codes on paper for users who have lost a factor: good once each, for a login or to remove the factor, never for
 * money.
 */
export class RecoveryCodes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Makes ten, in place of all before, and returns them: they are never shown again. */
  async make(tx: Kysely<PlatformTables>, userId: number): Promise<readonly string[]> {
    const group = () => randomText(this.#parts.randomBytes, alphabet, groupSize);
    const codes = Array.from({ length: count }, () => `${group()}-${group()}`);
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: this.#hash(userId, code) })))
      .execute();
    return codes;
  }

  async left(db: Kysely<PlatformTables>, userId: number): Promise<number> {
    const row = await db
      .selectFrom('recovery_codes')
      .select((rows) => rows.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.left;
  }

  /** Uses up a code; true if it is one of the user's. */
  async use(userId: number, code: string): Promise<boolean> {
    const used = await this.#parts.db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', this.#hash(userId, code))
      .executeTakeFirst();
    return used.numDeletedRows === 1n;
  }

  async clear(tx: Kysely<PlatformTables>, userId: number): Promise<void> {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  }

  /** However it was typed: small letters, spaces, without the line between. */
  #hash(userId: number, code: string): string {
    const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
    return createHmac('sha256', this.#parts.pepper).update(`recovery\n${userId}\n${plain}`).digest('base64url');
  }
}
