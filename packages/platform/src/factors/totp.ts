import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const algorithm = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** A clock may be one step off, to either side. */
const stepsOff = 1;
const draftLifeMs = 600_000;

export interface TotpDraft {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://…` */
  readonly uri: string;
  readonly expiresAtMs: number;
}

/** A draft whose code was right: the part that is kept when the factor is added. */
interface ConfirmedTotp {
  /** Sealed. */
  readonly secret: string;
  readonly step: number;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
  readonly siteName: string;
}

/** Codes of an authenticator app. The secret is sealed; a code counts once, because its step is kept (ASVS 6.5.1). */
export class Totp {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async has(userId: number): Promise<boolean> {
    return (await this.find(userId)) !== undefined;
  }

  find(userId: number) {
    return this.#parts.db
      .selectFrom('totp_factors')
      .select(['added_at_ms', 'used_at_ms'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
  }

  /**
   * A secret that counts once a code of it was entered. `label` is the text that the app shows beside the site's name.
   */
  async draft(userId: number, label: string): Promise<TotpDraft> {
    const { db, clock, randomBytes, siteName } = this.#parts;
    const secret = new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
    const expiresAtMs = clock() + draftLifeMs;
    const row = { secret: await this.#seal(userId, secret), expires_at_ms: expiresAtMs };
    await db
      .insertInto('totp_drafts')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    const uri = new TOTP({ ...algorithm, issuer: siteName, label, secret }).toString();
    return { secret: secret.base32, uri, expiresAtMs };
  }

  async confirm(userId: number, code: string): Promise<Outcome<ConfirmedTotp, 'totp_expired' | 'code_wrong'>> {
    const { db, clock } = this.#parts;
    const draft = await db
      .selectFrom('totp_drafts')
      .select('secret')
      .where('user_id', '=', userId)
      .where('expires_at_ms', '>', clock())
      .executeTakeFirst();
    if (draft === undefined) return reject('totp_expired');
    const step = this.#stepOf(await this.#open(userId, draft.secret), code);
    return step === undefined ? reject('code_wrong') : done({ secret: draft.secret, step });
  }

  /** Makes the confirmed draft the factor. False when there is one, or the draft has been replaced. */
  async add(tx: Kysely<PlatformTables>, userId: number, { secret, step }: ConfirmedTotp): Promise<boolean> {
    const used = await tx
      .deleteFrom('totp_drafts')
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .executeTakeFirst();
    if (used.numDeletedRows !== 1n) return false;
    const added = await tx
      .insertInto('totp_factors')
      .values({ user_id: userId, secret, last_step: step, added_at_ms: this.#parts.clock(), used_at_ms: null })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  /** Uses up a code; true if it is current and was not used before. */
  async use(userId: number, code: string): Promise<boolean> {
    const { db, clock } = this.#parts;
    const factor = await db
      .selectFrom('totp_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (factor === undefined) return false;
    const step = this.#stepOf(await this.#open(userId, factor.secret), code);
    if (step === undefined) return false;
    const used = await db
      .updateTable('totp_factors')
      .set({ last_step: step, used_at_ms: clock() })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }

  async remove(tx: Kysely<PlatformTables>, userId: number): Promise<boolean> {
    const removed = await tx.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst();
    return removed.numDeletedRows === 1n;
  }

  /** The step that the code is of; undefined when it is of none near now. */
  #stepOf(secret: Secret, code: string): number | undefined {
    const timestamp = this.#parts.clock();
    const off = TOTP.validate({ ...algorithm, secret, token: code, timestamp, window: stepsOff });
    return off === null ? undefined : TOTP.counter({ period: algorithm.period, timestamp }) + off;
  }

  async #seal(userId: number, secret: Secret): Promise<string> {
    return Buffer.from(await this.#parts.vault.seal(secret.bytes, contextOf(userId))).toString('base64');
  }

  async #open(userId: number, sealed: string): Promise<Secret> {
    const bytes = await this.#parts.vault.open(Buffer.from(sealed, 'base64'), contextOf(userId));
    return new Secret({ buffer: Uint8Array.from(bytes).buffer });
  }
}

function contextOf(userId: number): string {
  return `totp ${userId}`;
}
