import type { RecoveryRow } from '@candor/api';
import { assert, type Outcome, done, reject } from '@candor/kernel';
import type { UploadCode } from '../uploads/uploads.ts';
import type { RecoveryParts } from './parts.ts';
import { isProven, pictureOwner, provingRequestOf, recoveryRowOf } from './requests.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** In the order they are checked. */
export type PictureCode = 'recovery_expired' | 'recovery_submitted' | 'recovery_unproven' | UploadCode;

/**
 * Keeps the applicant's picture, sealed as those of identities are, in place of the one before. Not before their
 * addresses are proven: it counts as an upload of the owner's day.
 */
export async function addPicture(
  parts: RecoveryParts,
  { token, file }: { readonly token: string; readonly file: Uint8Array },
): Promise<Outcome<RecoveryRow, PictureCode>> {
  const found = await provingRequestOf(parts, token);
  if (!found.ok) return found;
  if (!isProven(found.value)) return reject('recovery_unproven');
  const { db, uploads } = parts;
  const { owner, request } = found.value;
  const added = await uploads.add({ userId: owner.id, purpose: 'identity', file });
  if (!added.ok) return added;
  const now = await inTransaction(db, { lock: `user ${owner.id}` }, async (tx) => {
    const before = await tx
      .selectFrom('recoveries')
      .selectAll()
      .where('id', '=', request.id)
      .where('state', '=', 'proving')
      .executeTakeFirst();
    // It ended while the picture was drawn anew, which nothing is bound to and goes away by itself.
    if (before === undefined) return undefined;
    const bound = await uploads.bind(owner.id, added.value, 'identity', pictureOwner(request.id), tx);
    assert(bound.ok, 'what was added a moment ago is not bound yet');
    await tx.updateTable('recoveries').set({ upload_id: bound.value }).where('id', '=', request.id).execute();
    return { before, request: { ...before, upload_id: bound.value } };
  });
  if (now === undefined) return reject('recovery_expired');
  if (now.before.upload_id !== null) await uploads.remove(now.before.upload_id);
  return done(recoveryRowOf({ request: now.request, owner }, parts.waitMs));
}
