import { dayMs } from '@candor/kernel';
import { pictureOwner } from './cases.ts';
import type { VerificationParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** Pictures are kept so long after the decision, for later questions; then only the outcome is. */
export const keptDays = 30;

/** Deletes the pictures of cases that were decided long enough ago, but for those that the next submission has taken over by then. */
export async function removeOldPictures({ db, clock, uploads }: VerificationParts): Promise<void> {
  const rows = await db
    .selectFrom('identity_documents')
    .innerJoin('identity_cases', 'identity_cases.id', 'identity_documents.case_id')
    .select(['identity_documents.case_id', 'identity_documents.document', 'identity_documents.upload_id'])
    .where('identity_cases.decided_at_ms', '<=', clock() - keptDays * dayMs)
    .execute();
  for (const { case_id, document, upload_id } of rows) {
    await inTransaction(db, { lock: 'none' }, async (tx) => {
      await tx
        .deleteFrom('identity_documents')
        .where('case_id', '=', case_id)
        .where('document', '=', document)
        .execute();
      await uploads.giveUp(upload_id, pictureOwner(case_id), tx);
    });
  }
  await uploads.removeExpired();
}
