import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** What one user may upload in a day, whatever becomes of it. */
export interface UploadQuota {
  readonly files: number;
  readonly bytes: number;
}

export const standardUploadQuota: UploadQuota = { files: 60, bytes: 200 * 1_024 * 1_024 };
const dayMs = 86_400_000;

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
