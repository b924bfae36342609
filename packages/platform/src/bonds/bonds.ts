import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Fault } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { ApiKeyRow, KnownDeviceRow, PasskeyRow } from '../database/safety-tables.ts';
import type { OperatorPasskeyRow } from '../database/operator-tables.ts';
import type { PlatformTables, SessionRow, UserRow } from '../database/tables.ts';

type UserParts = Pick<
  Selectable<UserRow>,
  'id' | 'uid' | 'command_id' | 'exchange_account_id' | 'email' | 'phone' | 'password_hash'
>;
type SessionParts = Pick<Selectable<SessionRow>, 'id' | 'user_id'>;
type ApiKeyParts = Pick<Selectable<ApiKeyRow>, 'id' | 'user_id' | 'secret_hash' | 'scopes' | 'addresses'>;
type PasskeyParts = Pick<Selectable<PasskeyRow>, 'id' | 'user_id' | 'rp_id' | 'public_key'>;
type OperatorPasskeyParts = Pick<Selectable<OperatorPasskeyRow>, 'id' | 'operator' | 'rp_id' | 'public_key'>;
type DeviceParts = Pick<KnownDeviceRow, 'user_id' | 'device_hash'>;

/**
 * Binds a person, an account and its credentials together: a MAC in each such row, under a key derived from the
 * installation's pepper. One wrong bit on the disk would otherwise sign one user in as another.
 */
export class Bonds {
  /** Names the key without revealing it. */
  readonly keyId: string;
  readonly #key: Buffer;

  constructor(pepper: Uint8Array) {
    this.#key = createHmac('sha256', pepper).update('bonds').digest();
    this.keyId = createHash('sha256').update('bond key\n').update(this.#key).digest('hex').slice(0, 16);
  }

  ofUser(row: UserParts): string {
    const { id, uid, command_id, exchange_account_id, email, phone, password_hash } = row;
    return this.#over('user', [id, uid, command_id, exchange_account_id, email, phone, password_hash]);
  }

  ofSession({ id, user_id }: SessionParts): string {
    return this.#over('session', [id, user_id]);
  }

  ofApiKey({ id, user_id, secret_hash, scopes, addresses }: ApiKeyParts): string {
    return this.#over('api key', [id, user_id, secret_hash, scopes, addresses]);
  }

  /** The fields that make a passkey's proof; its counter and its name change with use and grant no access. */
  ofPasskey({ id, user_id, rp_id, public_key }: PasskeyParts): string {
    return this.#over('passkey', [id, user_id, rp_id, public_key]);
  }

  ofOperatorPasskey({ id, operator, rp_id, public_key }: OperatorPasskeyParts): string {
    return this.#over('operator passkey', [id, operator, rp_id, public_key]);
  }

  ofDevice({ user_id, device_hash }: DeviceParts): string {
    return this.#over('device', [user_id, device_hash]);
  }

  isUser(row: UserParts & { readonly bond: string | null }): boolean {
    return isSame(row.bond, this.ofUser(row));
  }

  /** Returns the row, or throws `user_damaged`: a damaged row must not be taken for any user. */
  user<Row extends UserParts & { readonly bond: string | null }>(row: Row): Row {
    if (!this.isUser(row)) throw damagedUser(`the row of the user ${row.id}`);
    return row;
  }

  session(row: SessionParts & { readonly bond: string | null }): void {
    if (!isSame(row.bond, this.ofSession(row))) throw damagedUser(`a session of the user ${row.user_id}`);
  }

  apiKey(row: ApiKeyParts & { readonly bond: string | null }): void {
    if (!isSame(row.bond, this.ofApiKey(row))) throw damagedUser(`an API key of the user ${row.user_id}`);
  }

  passkey(row: PasskeyParts & { readonly bond: string | null }): void {
    if (!isSame(row.bond, this.ofPasskey(row))) throw damagedUser(`a passkey of the user ${row.user_id}`);
  }

  operatorPasskey(row: OperatorPasskeyParts & { readonly bond: string | null }): void {
    if (!isSame(row.bond, this.ofOperatorPasskey(row))) throw damagedUser(`a passkey of the operator ${row.operator}`);
  }

  /** An unknown device is a stranger's, who needs more proof and is not refused: so this throws nothing. */
  isDevice(row: DeviceParts & { readonly bond: string | null }): boolean {
    return isSame(row.bond, this.ofDevice(row));
  }

  /** Changes a user's row, which must be as it was last written. */
  async updateUser(tx: Kysely<PlatformTables>, userId: number, changes: Partial<UserRow>): Promise<void> {
    const row = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const bond = this.ofUser({ ...this.user(row), ...changes });
    await tx
      .updateTable('users')
      .set({ ...changes, bond })
      .where('id', '=', userId)
      .execute();
  }

  #over(kind: string, fields: readonly (string | number | null)[]): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([kind, ...fields]))
      .digest('base64url')
      .slice(0, bondSize);
  }
}

/** 144 bits. */
const bondSize = 24;

function isSame(written: unknown, right: string): boolean {
  if (typeof written !== 'string' || written.length !== right.length) return false;
  return timingSafeEqual(Buffer.from(written), Buffer.from(right));
}

function damagedUser(what: string): Fault {
  return new Fault(
    'user_damaged',
    `In platform.db, ${what} is not what was written. Nobody is let in by it; restore the folder from a backup.`,
  );
}
