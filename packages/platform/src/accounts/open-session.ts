import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Client } from '../sessions/sessions.ts';
import { seenOf } from '../sign-ins/sign-ins.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { AccountParts } from './parts.ts';
import type { KnownUser } from './prove-password.ts';
import { noteLanguage } from './users.ts';

export interface LoggedIn {
  /** The session's token. Nothing keeps it but the user's device. */
  readonly token: string;
  readonly userId: number;
  readonly accountId: number;
}

interface Opening {
  readonly client: Client;
  readonly stays: boolean;
  readonly lang?: LanguageCode;
}

/**
 * Opens the session of a user who has proven everything, and notifies them if it is from somewhere new (ASVS 6.3.5).
 */
export async function openSession(
  parts: AccountParts,
  user: KnownUser,
  { client, stays, lang }: Opening,
): Promise<Outcome<LoggedIn, 'login_failed'>> {
  const accountId = await ensureExchangeAccount(parts, parts.bonds.user(user));
  const isNewDevice = await parts.signIns.isNewDevice(user.id, client);
  const who = { userId: user.id, accountId };
  const token = await parts.sessions.open(who, client, stays, (tx) => isUnchanged(tx, user));
  if (token === undefined) return reject('login_failed');
  await parts.signIns.record(user.id, client, 'signed_in');
  await parts.devices.remember(user.id, client);
  parts.invitations.changed(user.id);
  if (lang !== undefined) await noteLanguage(parts.db, user.id, lang);
  if (isNewDevice) {
    const { device, ipPrefix } = seenOf(client);
    await parts.notices.send(user.id, { kind: 'new_device', device, network: ipPrefix, atMs: parts.clock() });
  }
  return done({ token, userId: user.id, accountId });
}

/** True if no sessions were ended while this one was being opened: by a freeze or a new password. */
async function isUnchanged(tx: Kysely<PlatformTables>, user: KnownUser): Promise<boolean> {
  const now = await tx
    .selectFrom('users')
    .select(['frozen_at_ms', 'password_changed_at_ms'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return now.frozen_at_ms === null && now.password_changed_at_ms === user.password_changed_at_ms;
}
