import { dayMs } from '@candor/kernel';
import { keptDays } from '../verification/retention.ts';
import type { RecoveryParts } from './parts.ts';

/** Deletes pictures of requests that ended long enough ago, and what was begun a day ago and never asked for. */
export async function removeOldRecoveries({ db, clock, uploads }: RecoveryParts): Promise<void> {
  const nowMs = clock();
  const over = await db
    .selectFrom('recoveries')
    .select(['id', 'upload_id', 'submitted_at_ms'])
    .where((row) =>
      row.or([
        row.and([row('submitted_at_ms', 'is', null), row('begun_at_ms', '<=', nowMs - dayMs)]),
        row.and([row('upload_id', 'is not', null), row('ended_at_ms', '<=', nowMs - keptDays * dayMs)]),
      ]),
    )
    .execute();
  for (const { id, upload_id, submitted_at_ms } of over) {
    if (upload_id !== null) await uploads.remove(upload_id);
    if (submitted_at_ms === null) await db.deleteFrom('recoveries').where('id', '=', id).execute();
    else await db.updateTable('recoveries').set({ upload_id: null }).where('id', '=', id).execute();
  }
}
