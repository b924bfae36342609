import { createHmac } from 'node:crypto';
import { destinationHash, saltSize } from '@candor/chain/destination';
import { assert } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { DestinationRow, PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

const destinationKinds = ['address', 'card', 'international_card'] as const;
export type DestinationKind = (typeof destinationKinds)[number];

export interface NewDestination {
  readonly userId: number;
  readonly railId: number;
  readonly kind: DestinationKind;
  readonly label: string;
  /** Canonical: `addressText` or `cardText` of @candor/chain. */
  readonly text: string;
}

/** A place that a user may have money sent to. */
export interface Destination extends NewDestination {
  /** Random, so that it reveals nothing. */
  readonly destinationId: number;
  /** The hash that the journal has of it. */
  readonly hash: Uint8Array;
  readonly isDeleted: boolean;
}

interface Preimage {
  readonly salt: Uint8Array;
  readonly text: string;
}

interface Sealed {
  readonly salt: string;
  readonly label: string;
  readonly text: string;
}

interface DestinationBookParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  /** Secret of the installation: without it fingerprints cannot be matched against addresses. */
  readonly pepper: Uint8Array;
  readonly vault: Vault;
  /** Called with the user who has a new destination. */
  readonly onKept: (userId: number) => void;
}

/**
 * The details behind the journal's destinations. The exchange decides if one is booked, and from when it can be used; a
 * row unknown there is an address that was never booked.
 */
export class DestinationBook {
  readonly #parts: DestinationBookParts;

  constructor(parts: DestinationBookParts) {
    this.#parts = parts;
  }

  /** Keeps a destination before it is booked. The same place again, while it is not deleted, is the same row. */
  async keep(given: NewDestination): Promise<Destination> {
    const { db, clock, randomBytes } = this.#parts;
    const { userId, railId, kind, label, text } = given;
    const fingerprint = this.#fingerprint(text);
    const salt = randomBytes(saltSize);
    const id = Buffer.from(randomBytes(6)).readUIntBE(0, 6) + 1;
    const hash = destinationHash(salt, text);
    const sealed = await this.#seal(id, { salt: Buffer.from(salt).toString('hex'), label, text });
    const added = await db
      .insertInto('destinations')
      .values({
        id,
        user_id: userId,
        rail_id: railId,
        kind,
        hash: hexOf(hash),
        fingerprint,
        place_print: fingerprint,
        sealed,
        kept_at_ms: clock(),
        deleted_at_ms: null,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'rail_id', 'fingerprint']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) {
      this.#parts.onKept(userId);
      return { ...given, destinationId: id, hash, isDeleted: false };
    }
    const known = await db
      .selectFrom('destinations')
      .selectAll()
      .where('user_id', '=', userId)
      .where('rail_id', '=', railId)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirstOrThrow();
    return this.#opened(known);
  }

  /** Removes it from the book. Its details are kept: withdrawals on their way and in the history go there. */
  async remove(userId: number, destinationId: number): Promise<void> {
    await this.#parts.db
      .updateTable('destinations')
      .set({ deleted_at_ms: this.#parts.clock(), fingerprint: `deleted ${destinationId}` })
      .where('id', '=', destinationId)
      .where('user_id', '=', userId)
      .where('deleted_at_ms', 'is', null)
      .execute();
  }

  /** One of the user's own; another user's is as absent as one that never existed. */
  async find(userId: number, destinationId: number): Promise<Destination | undefined> {
    const row = await this.#parts.db
      .selectFrom('destinations')
      .selectAll()
      .where('id', '=', destinationId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? undefined : this.#opened(row);
  }

  /** The destinations of these hashes, deleted ones too, by the hex of the hash. */
  async byHash(hashes: readonly Uint8Array[]): Promise<ReadonlyMap<string, Destination>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('destinations')
      .selectAll()
      .where('hash', 'in', [...new Set(hashes.map(hexOf))])
      .execute();
    const opened = await Promise.all(rows.map((row) => this.#opened(row)));
    return new Map(opened.map((destination) => [hexOf(destination.hash), destination]));
  }

  /** The users who keep this place, or have kept it. */
  async usersOf(text: string): Promise<readonly number[]> {
    const rows = await this.#parts.db
      .selectFrom('destinations')
      .select('user_id')
      .distinct()
      .where('place_print', '=', this.#fingerprint(text))
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  /** For the signer's caller: salt and text, which the signer compares with the journal's hash. */
  async reveal(hash: Uint8Array): Promise<Preimage | undefined> {
    const row = await this.#parts.db
      .selectFrom('destinations')
      .selectAll()
      .where('hash', '=', hexOf(hash))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { salt, text } = await this.#unseal(row.id, row.sealed);
    return { salt: Buffer.from(salt, 'hex'), text };
  }

  async #opened(row: Selectable<DestinationRow>): Promise<Destination> {
    const { label, text } = await this.#unseal(row.id, row.sealed);
    return {
      destinationId: row.id,
      userId: row.user_id,
      railId: row.rail_id,
      kind: row.kind as DestinationKind,
      label,
      text,
      hash: Buffer.from(row.hash, 'hex'),
      isDeleted: row.deleted_at_ms !== null,
    };
  }

  #fingerprint(text: string): string {
    return createHmac('sha256', this.#parts.pepper).update(`destination\n${text}`).digest('hex');
  }

  async #seal(id: number, content: Sealed): Promise<string> {
    const plain = Buffer.from(JSON.stringify(content), 'utf8');
    return Buffer.from(await this.#parts.vault.seal(plain, contextOf(id))).toString('base64');
  }

  async #unseal(id: number, sealed: string): Promise<Sealed> {
    const plain = await this.#parts.vault.open(Buffer.from(sealed, 'base64'), contextOf(id));
    const content: unknown = JSON.parse(Buffer.from(plain).toString('utf8'));
    assert(isSealed(content), 'a destination opens as what was sealed');
    return content;
  }
}

const contextOf = (id: number): string => `destination ${id}`;
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function isSealed(content: unknown): content is Sealed {
  if (typeof content !== 'object' || content === null) return false;
  const { salt, label, text } = content as Record<string, unknown>;
  return typeof salt === 'string' && typeof label === 'string' && typeof text === 'string';
}
