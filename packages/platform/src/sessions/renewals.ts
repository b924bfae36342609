import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlatformTables, SessionRow } from '../database/tables.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import { graceMs, unheardMs } from './session-times.ts';
import { hashOf, tokenBytes } from './tokens.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
}

export interface Renewal {
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Replaces the tokens of sessions (ASVS 7.2.4). The new one is derived from the old one and a random seed, so that the
 * same command, sent again with the old token, is answered with the same new one until that has been used. SQL has the
 * seed and hashes: they are not enough to derive a token.
 */
export class Renewals {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Replaces a token that is the present one. `undefined` when it no longer is, unless this command has replaced it. */
  async renew(token: string, command: string): Promise<Renewal | undefined> {
    const { db, clock, randomBytes } = this.#parts;
    const seed = randomToken(randomBytes, tokenBytes);
    const renewed = tokenFrom(token, seed);
    const row = await db
      .updateTable('sessions')
      .set({
        token_hash: hashOf(renewed),
        old_token_hash: hashOf(token),
        old_until_ms: clock() + unheardMs,
        renewed_by: macOf(token, `command ${command}`),
        renewal_seed: seed,
      })
      .where('token_hash', '=', hashOf(token))
      .returning('id')
      .executeTakeFirst();
    return row === undefined ? this.again(token, command) : { sessionId: row.id, token: renewed };
  }

  /** The answer to an earlier use of the same command, while the new token has not been used. */
  async again(token: string, command: string): Promise<Renewal | undefined> {
    const row = await this.#parts.db
      .selectFrom('sessions')
      .select(['id', 'renewal_seed'])
      .where('old_token_hash', '=', hashOf(token))
      .where('old_until_ms', '>', this.#parts.clock())
      .where('renewed_by', '=', macOf(token, `command ${command}`))
      .executeTakeFirst();
    if (row === undefined || row.renewal_seed === null) return undefined;
    return { sessionId: row.id, token: tokenFrom(token, row.renewal_seed) };
  }

  /** The new token has been used, so it has arrived: the old one remains for requests on their way. */
  async arrived(row: Pick<SessionRow, 'id' | 'old_until_ms' | 'renewal_seed'>): Promise<void> {
    const untilMs = Math.min(row.old_until_ms ?? 0, this.#parts.clock() + graceMs);
    await this.#parts.db
      .updateTable('sessions')
      .set({ renewal_seed: null, old_until_ms: untilMs })
      .where('id', '=', row.id)
      // Unless it has been replaced itself meanwhile.
      .where('renewal_seed', '=', row.renewal_seed)
      .execute();
  }
}

function tokenFrom(token: string, seed: string): string {
  return macOf(token, `token ${seed}`);
}

function macOf(token: string, text: string): string {
  return createHmac('sha256', token).update(text).digest('base64url');
}
