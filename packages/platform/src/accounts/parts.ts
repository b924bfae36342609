import type { Mode } from '../mode.ts';
import type { mailTexts } from '@candor/messages/server';
import type { Kysely } from 'kysely';
import type { VerificationCodes } from '../codes/codes.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { RandomBytes } from '../random.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { LoginGuard } from './login-guard.ts';

/**
 * Opens an account at the exchange and gives its number (`accounts.open`). The same command id gives the same account,
 * however often it is asked for.
 */
export type OpenAccount = (commandId: string) => Promise<number>;

/** What the flows of this folder are made of. */
export interface AccountParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: PlatformLog;
  readonly mode: Mode;
  readonly mailer: Mailer;
  readonly texts: ReturnType<typeof mailTexts>;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly openAccount: OpenAccount;
}
