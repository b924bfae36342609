import { dayMs } from '@candor/kernel';
import { keptDays } from '../verification/retention.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RecoveryParts } from './parts.ts';
import { pictureOwner } from './requests.ts';

/**
 * Deletes pictures of requests that ended long enough ago, and requests that began a day ago and were never submitted.
 */
export async function removeOldRecoveries({ db, clock, uploads }: RecoveryParts): Promise<void> {
  const nowMs = clock();
  const over = await db
    .selectFrom('recoveries')
    .select(['id', 'user_id', 'submitted_at_ms'])
    .where((row) =>
      row.or([
        row.and([row('submitted_at_ms', 'is', null), row('begun_at_ms', '<=', nowMs - dayMs)]),
        row.and([row('upload_id', 'is not', null), row('ended_at_ms', '<=', nowMs - keptDays * dayMs)]),
      ]),
    )
    .execute();
  for (const { id, user_id, submitted_at_ms } of over) {
    await inTransaction(db, { lock: `user ${user_id}` }, async (tx) => {
      const forgotten =
        submitted_at_ms === null
          ? // Unless it was submitted in this very moment.
            await tx
              .deleteFrom('recoveries')
              .where('id', '=', id)
              .where('submitted_at_ms', 'is', null)
              .returning('id')
              .executeTakeFirst()
          : await tx
              .updateTable('recoveries')
              .set({ upload_id: null })
              .where('id', '=', id)
              .returning('id')
              .executeTakeFirst();
      if (forgotten !== undefined) await uploads.giveUpAll(pictureOwner(id), tx);
    });
  }
  await uploads.removeExpired();
}
