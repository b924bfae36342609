import type { RecoveryRow } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { accountStateOf } from '../safety/owner.ts';
import { verifiedPictures } from '../verification/levels.ts';
import type { RecoveryParts } from './parts.ts';
import { isProven, type OwnRequest, recoveryRowOf, type Request, requestOf } from './requests.ts';
import { tellEverywhereIn } from './tell-everywhere.ts';

/** In the order they are checked. */
type SubmitRecoveryCode = 'recovery_expired' | 'recovery_unproven' | 'recovery_picture_missing';

/**
 * Submits the recovery: withdrawals are held at the exchange, then it is written, then the owner is told at every
 * address of theirs. Sent again it answers with the request as it is.
 */
export async function submitRecovery(
  parts: RecoveryParts,
  token: string,
): Promise<Outcome<RecoveryRow, SubmitRecoveryCode>> {
  const found = await requestOf(parts, token);
  if (!found.ok) return found;
  const { owner } = found.value;
  const request = await withCase(parts, found.value.request);
  if (request.state !== 'proving') return done(recoveryRowOf(found.value, parts.waitMs));
  if (!isProven(found.value)) return reject('recovery_unproven');
  if (request.case_id !== null && request.upload_id === null) return reject('recovery_picture_missing');

  const untilMs = await parts.recoveries.hold(owner, request.id);
  const sendWord = await inTransaction(parts.db, { lock: `user ${owner.id}` }, (tx) =>
    write(tx, parts, { request, owner }, untilMs),
  );
  sendWord?.();
  const now = await requestOf(parts, token);
  return now.ok ? done(recoveryRowOf(now.value, parts.waitMs)) : now;
}

/** The request with the pictures that it is compared with: also those that were verified since it was begun. */
async function withCase({ db }: RecoveryParts, request: Request): Promise<Request> {
  if (request.case_id !== null || request.state !== 'proving') return request;
  const caseId = await verifiedPictures(db, request.user_id);
  if (caseId === undefined) return request;
  await db.updateTable('recoveries').set({ case_id: caseId }).where('id', '=', request.id).execute();
  return { ...request, case_id: caseId };
}

/** Undefined when it was submitted, or ended, in the same moment. */
async function write(
  tx: Kysely<PlatformTables>,
  parts: RecoveryParts,
  { request, owner }: OwnRequest,
  untilMs: number,
): Promise<(() => void) | undefined> {
  const nowMs = parts.clock();
  const dueAtMs = nowMs + parts.waitMs;
  const written = await tx
    .updateTable('recoveries')
    .set({
      state: 'waiting',
      submitted_at_ms: nowMs,
      due_at_ms: dueAtMs,
      held_until_ms: untilMs,
      decision: request.case_id === null ? 'not_needed' : 'open',
    })
    .where('id', '=', request.id)
    .where('state', '=', 'proving')
    .executeTakeFirst();
  if (written.numUpdatedRows !== 1n) return undefined;
  const { device, ip_prefix: network } = request;
  const cancelLink = parts.cancelLinks.linkFor(request.id);
  const account = accountStateOf(owner);
  const notice = { kind: 'recovery_requested', account, device, network, dueAtMs, untilMs, cancelLink } as const;
  return tellEverywhereIn(parts.notices, tx, owner, notice);
}
