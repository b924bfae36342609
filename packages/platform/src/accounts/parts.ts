import type { Mode } from '../mode.ts';
import type { Kysely } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import type { VerificationCodes } from '../codes/codes.ts';
import type { RecentSends } from '../codes/recent-sends.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { RepeatedEvents } from '../repeated-events.ts';
import type { Factors } from '../factors/factors.ts';
import type { Passkeys } from '../factors/passkeys.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { PlatformLog } from '../log.ts';
import type { FreezeLinks } from '../notices/freeze-link.ts';
import type { Notices } from '../notices/notices.ts';
import type { Post } from '../notices/post.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import type { RandomBytes } from '../random.ts';
import type { RecoveryEndings } from '../recovery/outcomes.ts';
import type { Holds } from '../safety/holds.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SignIns } from '../sign-ins/sign-ins.ts';
import type { LoginGuard } from './login-guard.ts';

/**
 * Opens an account at the exchange and returns its number (`accounts.open`). The same command id returns the same
 * account, however often it is sent.
 */
export type OpenAccount = (commandId: string) => Promise<number>;

/** The dependencies of this folder's flows. */
export interface AccountParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: PlatformLog;
  readonly mode: Mode;
  /** As users read it. */
  readonly siteName: string;
  readonly post: Post;
  readonly notices: Notices;
  readonly freezeLinks: FreezeLinks;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  readonly recentSends: RecentSends;
  readonly sessions: Sessions;
  readonly guard: LoginGuard;
  readonly devices: KnownDevices;
  readonly events: RepeatedEvents;
  readonly signIns: SignIns;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
  readonly holds: Holds;
  readonly recoveries: RecoveryEndings;
  readonly openAccount: OpenAccount;
  readonly bonds: Bonds;
  readonly invitations: Pick<Invitations, 'changed' | 'registered'>;
}
