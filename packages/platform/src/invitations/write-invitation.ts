import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Suspicion } from './coincidences.ts';

interface NewInvitation {
  readonly userId: number;
  readonly inviterId: number;
  /** Of the device that the friend registers on; undefined where the client names none. */
  readonly deviceHash: string | undefined;
}

/**
 * Writes down who invited a new user, with the user. A device that the inviter uses is suspicious from the first, and so
 * is none: leaving it out would be the way around the look at devices.
 */
export async function writeInvitation(
  tx: Kysely<PlatformTables>,
  { userId, inviterId, deviceHash }: NewInvitation,
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      user_id: userId,
      inviter_id: inviterId,
      device_hash: deviceHash ?? '',
      bound_at_ms: null,
      shows_rebates: 0,
    })
    .execute();
  const suspicion = await suspicionOf(tx, inviterId, deviceHash);
  if (suspicion === undefined) return;
  await tx
    .insertInto('invitation_suspicions')
    .values({ user_id: userId, suspicion, found_at_ms: nowMs, told_at_ms: null })
    .execute();
}

async function suspicionOf(
  tx: Kysely<PlatformTables>,
  inviterId: number,
  deviceHash: string | undefined,
): Promise<Suspicion | undefined> {
  if (deviceHash === undefined) return 'unnamed_device';
  const device = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', inviterId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return device && 'same_device';
}
