import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import { keyAddressesMax, type KeyScope } from '@candor/api';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { ApiKeyRow } from '../database/safety-tables.ts';
import type { Bonds } from '../bonds/bonds.ts';
import type { PlatformTables } from '../database/tables.ts';
import { plainIp } from '../identity/ip-prefix.ts';
import { type RandomBytes, randomToken } from '../random.ts';

const keysMax = 10;
const secretBytes = 32;
/** The last use is written at most this often. */
const usedWriteMs = 60_000;
const secretPattern = /^ck_[\w-]{43}$/;

export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Empty: from anywhere. */
  readonly addresses: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly usedAtMs: number | null;
}

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly addresses: readonly string[];
  readonly validDays: number;
}

/** The owner and the permissions of a call's key. */
interface KeyHolder {
  readonly keyId: string;
  readonly userId: number;
  readonly accountId: number;
  readonly scopes: readonly KeyScope[];
  /** It is used from an address that it may be used from. */
  readonly isAllowedHere: boolean;
}

export type NewApiKeyCode = 'api_key_addresses_invalid' | 'too_many_api_keys';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly bonds: Bonds;
}

/** True if a token is the secret of a key rather than of a session, whose shorter one may begin alike by chance. */
export function isKeySecret(token: string): boolean {
  return secretPattern.test(token);
}

/** API keys: 256 random bits of which only the SHA-256 is stored, with the scopes they name and no more. */
export class ApiKeys {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Checks whether such a key can be made: before the user proves their identity, and again when it is made. */
  async check(
    userId: number,
    { scopes, addresses }: NewApiKey,
    db: Kysely<PlatformTables> = this.#parts.db,
  ): Promise<Outcome<void, NewApiKeyCode>> {
    const isListed = addresses.length <= keyAddressesMax && addresses.every((address) => isIP(address) !== 0);
    if (!isListed || (scopes.includes('withdraw') && addresses.length === 0)) {
      return reject('api_key_addresses_invalid');
    }
    return (await this.list(userId, db)).length >= keysMax ? reject('too_many_api_keys') : done(undefined);
  }

  /** Makes a key that was checked, and returns its secret, which is never shown again. */
  async create(
    userId: number,
    key: NewApiKey,
    tx: Kysely<PlatformTables> = this.#parts.db,
  ): Promise<{ readonly secret: string; readonly key: ApiKey }> {
    const { clock, randomBytes } = this.#parts;
    const nowMs = clock();
    const secret = `ck_${randomToken(randomBytes, secretBytes)}`;
    const unbound = {
      id: randomToken(randomBytes, 12),
      user_id: userId,
      secret_hash: hashOf(secret),
      name: key.name,
      scopes: [...new Set(key.scopes)].join(' '),
      addresses: key.addresses.join(' '),
      created_at_ms: nowMs,
      expires_at_ms: nowMs + key.validDays * dayMs,
      used_at_ms: null,
    };
    const row: ApiKeyRow = { ...unbound, bond: this.#parts.bonds.ofApiKey(unbound) };
    await tx.insertInto('api_keys').values(row).execute();
    return { secret, key: asKey(row) };
  }

  /** In the order they were made; those that have expired are forgotten. */
  async list(userId: number, db: Kysely<PlatformTables> = this.#parts.db): Promise<readonly ApiKey[]> {
    const { clock } = this.#parts;
    await db.deleteFrom('api_keys').where('user_id', '=', userId).where('expires_at_ms', '<=', clock()).execute();
    const rows = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at_ms')
      .orderBy('id')
      .execute();
    return rows.map(asKey);
  }

  /** The key of this secret; undefined if it is unknown or has expired. */
  async find(secret: string, ip: string): Promise<KeyHolder | undefined> {
    if (!isKeySecret(secret)) return undefined;
    const { db, clock, bonds } = this.#parts;
    const nowMs = clock();
    const row = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('secret_hash', '=', hashOf(secret))
      .where('expires_at_ms', '>', nowMs)
      .executeTakeFirst();
    // An index that was damaged leads to another row.
    if (row === undefined || row.secret_hash !== hashOf(secret)) return undefined;
    bonds.apiKey(row);
    const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirst();
    if (user === undefined || user.frozen_at_ms !== null) return undefined;
    const { exchange_account_id: accountId } = bonds.user(user);
    if (accountId === null) return undefined;
    if (nowMs - (row.used_at_ms ?? 0) >= usedWriteMs) {
      await db.updateTable('api_keys').set({ used_at_ms: nowMs }).where('id', '=', row.id).execute();
    }
    const { keyId, scopes, addresses } = asKey(row);
    const isAllowedHere = addresses.length === 0 || addresses.some((address) => plainIp(address) === plainIp(ip));
    return { keyId, userId: row.user_id, accountId, scopes, isAllowedHere };
  }

  /** Ends a key at once. Another user's looks like none. */
  async revoke(userId: number, keyId: string): Promise<Outcome<void, 'api_key_not_found'>> {
    const ended = await this.#parts.db
      .deleteFrom('api_keys')
      .where('id', '=', keyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return ended.numDeletedRows === 1n ? done(undefined) : reject('api_key_not_found');
  }

  /** Ends all keys of a user as a part of a larger change. */
  async endAllIn(tx: Kysely<PlatformTables>, userId: number): Promise<void> {
    await tx.deleteFrom('api_keys').where('user_id', '=', userId).execute();
  }
}

function asKey(row: Selectable<ApiKeyRow>): ApiKey {
  return {
    keyId: row.id,
    name: row.name,
    scopes: words(row.scopes) as readonly KeyScope[],
    addresses: words(row.addresses),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    usedAtMs: row.used_at_ms,
  };
}

function words(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
