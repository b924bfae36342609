import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** A user's upload quota of a day, counted whatever the outcome. */
export interface UploadQuota {
  readonly files: number;
  readonly bytes: number;
  /** Unpacked: a file of a kilobyte may be one of the largest pictures there are. */
  readonly pixels: number;
}

export const standardUploadQuota: UploadQuota = { files: 60, bytes: 200 * 1_024 * 1_024, pixels: 800_000_000 };

/** True if pictures of this user may still be unpacked today. */
export async function hasPixels(
  db: Kysely<PlatformTables>,
  quota: UploadQuota,
  userId: number,
  nowMs: number,
): Promise<boolean> {
  const today = await db
    .selectFrom('upload_pixels')
    .select('pixels')
    .where('user_id', '=', userId)
    .where('day', '=', Math.floor(nowMs / dayMs))
    .executeTakeFirst();
  return (today?.pixels ?? 0) < quota.pixels;
}

/** Counts the unpacked size of a picture, whatever its outcome. */
export async function countPixels(
  db: Kysely<PlatformTables>,
  userId: number,
  pixels: number,
  nowMs: number,
): Promise<void> {
  const day = Math.floor(nowMs / dayMs);
  await db.deleteFrom('upload_pixels').where('day', '<', day).execute();
  await db
    .insertInto('upload_pixels')
    .values({ user_id: userId, day, pixels })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((row) => ({ pixels: row('upload_pixels.pixels', '+', pixels) })),
    )
    .execute();
}

/** Counts an upload before it is looked at, in one statement: a burst of them gets no more than the day has. */
export async function takeFromQuota(
  db: Kysely<PlatformTables>,
  quota: UploadQuota,
  userId: number,
  bytes: number,
  nowMs: number,
): Promise<boolean> {
  const day = Math.floor(nowMs / dayMs);
  await db.deleteFrom('upload_days').where('day', '<', day).execute();
  const taken = await db
    .insertInto('upload_days')
    .values({ user_id: userId, day, files: 1, bytes })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((row) => ({
        files: row('upload_days.files', '+', 1),
        bytes: row('upload_days.bytes', '+', bytes),
      })),
    )
    .returning(['files', 'bytes'])
    .executeTakeFirstOrThrow();
  return taken.files <= quota.files && taken.bytes <= quota.bytes;
}
