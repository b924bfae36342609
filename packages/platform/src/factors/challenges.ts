import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';

const challengeBytes = 32;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
}

/** Challenges for authenticators to sign: random, for one purpose, valid once. */
export class Challenges {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async make(purpose: string, lifeMs: number): Promise<Uint8Array<ArrayBuffer>> {
    const { db, clock, randomBytes } = this.#parts;
    const nowMs = clock();
    await db.deleteFrom('passkey_challenges').where('expires_at_ms', '<=', nowMs).execute();
    const challenge = Uint8Array.from(randomBytes(challengeBytes));
    const challengeHash = hashOf(Buffer.from(challenge).toString('base64url'));
    const row = { challenge_hash: challengeHash, purpose, expires_at_ms: nowMs + lifeMs };
    await db.insertInto('passkey_challenges').values(row).execute();
    return challenge;
  }

  /** Uses up a challenge; true if it was made for the purpose and still valid. */
  async use(challenge: string, purpose: string): Promise<boolean> {
    const { db, clock } = this.#parts;
    const used = await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashOf(challenge))
      .where('purpose', '=', purpose)
      .where('expires_at_ms', '>', clock())
      .executeTakeFirst();
    return used.numDeletedRows === 1n;
  }
}

function hashOf(challenge: string): string {
  return hash('sha256', challenge, 'base64url');
}
