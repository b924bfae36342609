import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Mode } from '../mode.ts';
import type { Notices } from '../notices/notices.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Vault } from '../vault/vault.ts';
import type { LevelName } from './levels.ts';

/**
 * Tells the exchange what somebody's identity allows (`funding.set_level`). The same command id says the same once, however
 * often it is sent. Throws a `Fault` when it was not taken.
 */
export type SetIdentityLevel = (commandId: string, accountId: number, level: LevelName) => Promise<void>;

/** What the flows of this folder are made of. */
export interface VerificationParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly mode: Mode;
  readonly vault: Vault;
  readonly uploads: Uploads;
  /** Key of the prints by which a number is found again without being kept. */
  readonly pepper: Uint8Array;
  readonly setIdentityLevel: SetIdentityLevel;
  readonly notices: Notices;
}
