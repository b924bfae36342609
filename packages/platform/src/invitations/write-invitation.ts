import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Suspicion } from './coincidences.ts';

interface NewInvitation {
  readonly userId: number;
  readonly inviterId: number;
  /** Of the device that the friend registers on; undefined where the client names none. */
  readonly deviceHash: string | undefined;
}

/** Writes down who invited a new user, with the user; a device that the inviter uses is suspicious from the first. */
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
  if (deviceHash === undefined) return;
  const device = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', inviterId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  if (device === undefined) return;
  const suspicion: Suspicion = 'same_device';
  await tx
    .insertInto('invitation_suspicions')
    .values({ user_id: userId, suspicion, found_at_ms: nowMs, told_at_ms: null })
    .execute();
}
