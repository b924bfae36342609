import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import type { PasskeyRow } from '../database/safety-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import type { Challenges } from './challenges.ts';
import { readCreatedKey, readUsedKey, rpIdOf, verifyUsedKey } from './webauthn.ts';

export const passkeysMax = 10;
/** A person looks for the key, or for the phone that has it. */
const promptMs = 300_000;

/** A passkey that was just made, not yet kept. */
type CreatedPasskey = Omit<Selectable<PasskeyRow>, 'name'>;

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly challenges: Challenges;
  readonly bonds: Bonds;
  readonly siteName: string;
}

interface Owner {
  readonly userId: number;
  /** The label that the device shows beside the key. */
  readonly label: string;
}

/**
 * Passkeys (WebAuthn): discoverable, so that users need not enter a name, and always with the owner's consent (user
 * verification). The origin is the site's as the user reaches it, and its host name is the one a key is made for.
 */
export class Passkeys {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  list(userId: number, db: Kysely<PlatformTables> = this.#parts.db): Promise<readonly Selectable<PasskeyRow>[]> {
    return db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('added_at_ms')
      .orderBy('id')
      .execute();
  }

  /** JSON for `navigator.credentials.create`. */
  async creationOptions({ userId, label }: Owner, origin: string): Promise<string> {
    const known = await this.list(userId);
    const options = await generateRegistrationOptions({
      rpName: this.#parts.siteName,
      rpID: rpIdOf(origin),
      userName: label,
      userID: Uint8Array.from(Buffer.from(handleOf(userId), 'base64url')),
      challenge: await this.#parts.challenges.make(creating(userId), promptMs),
      timeout: promptMs,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  /** The passkey that the device made; undefined unless made for our options, here, with the owner's consent. */
  async readCreated(userId: number, json: string, origin: string): Promise<CreatedPasskey | undefined> {
    const key = await readCreatedKey(json, { ...this.#parts, purpose: creating(userId), origin });
    if (key === undefined) return undefined;
    const { id, rp_id, public_key } = key;
    const bond = this.#parts.bonds.ofPasskey({ id, user_id: userId, rp_id, public_key });
    return { ...key, user_id: userId, bond, added_at_ms: this.#parts.clock(), used_at_ms: null };
  }

  /** False when this key is known already. */
  async add(tx: Kysely<PlatformTables>, created: CreatedPasskey, name: string): Promise<boolean> {
    const added = await tx
      .insertInto('passkeys')
      .values({ ...created, name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  /** JSON for `navigator.credentials.get`. It names no key: the same for everybody. */
  async requestOptions(purpose: string, origin: string, lifeMs = promptMs): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: rpIdOf(origin),
      challenge: await this.#parts.challenges.make(purpose, lifeMs),
      timeout: lifeMs,
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /** The user whose key has signed our challenge of this purpose; undefined when the proof is invalid. */
  async prove(purpose: string, json: string, origin: string): Promise<{ readonly userId: number } | undefined> {
    const { db, clock, bonds } = this.#parts;
    const response = readUsedKey(json);
    if (response === undefined) return undefined;
    const passkey = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .where('rp_id', '=', rpIdOf(origin))
      .executeTakeFirst();
    // An index that was damaged leads to another row.
    if (passkey === undefined || passkey.id !== response.id) return undefined;
    bonds.passkey(passkey);
    const verified = await verifyUsedKey(response, passkey, { ...this.#parts, purpose, origin });
    if (verified === undefined) return undefined;
    // The device names whose key it is (WebAuthn 7.2.6): it has to mean the same person as we do.
    const { userHandle = handleOf(passkey.user_id) } = response.response;
    if (userHandle !== handleOf(passkey.user_id)) return undefined;
    await db
      .updateTable('passkeys')
      .set({ ...verified, used_at_ms: clock() })
      .where('id', '=', passkey.id)
      .execute();
    return { userId: passkey.user_id };
  }

  async rename(userId: number, passkeyId: string, name: string): Promise<boolean> {
    const renamed = await this.#parts.db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return renamed.numUpdatedRows === 1n;
  }

  async remove(tx: Kysely<PlatformTables>, userId: number, passkeyId: string): Promise<boolean> {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return removed.numDeletedRows === 1n;
  }
}

/** The user's handle, stored by devices beside the key. */
function handleOf(userId: number): string {
  return Buffer.from(`candor ${userId}`).toString('base64url');
}

function creating(userId: number): string {
  return `create ${userId}`;
}
