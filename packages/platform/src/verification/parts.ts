import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Mode } from '../mode.ts';
import type { Notices } from '../notices/notices.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Vault } from '../vault/vault.ts';
import type { LevelName } from './levels.ts';

/**
 * The exchange's part of an identity: the level of its verification, and the country (ISO 3166) it is verified with.
 */
export interface KnownIdentity {
  readonly level: LevelName;
  readonly country?: string | undefined;
}

/**
 * Sets the consequences of a user's identity at the exchange (`funding.set_level`, `products.set_residence`). The same
 * id has the same effect once, however often it is sent. Throws a `Fault` when it was not accepted.
 */
export type TellIdentity = (id: string, accountId: number, identity: KnownIdentity) => Promise<void>;

/** The dependencies of this folder's flows. */
export interface VerificationParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly mode: Mode;
  readonly vault: Vault;
  readonly uploads: Uploads;
  /** Key of the prints by which a number is found again without being kept. */
  readonly pepper: Uint8Array;
  readonly tellIdentity: TellIdentity;
  readonly notices: Notices;
  /** Called with the user who has submitted a document. */
  readonly onSubmitted: (userId: number) => void;
}
