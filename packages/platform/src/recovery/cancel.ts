import type { OpenRecovery, RecoveryDecision } from '@candor/api';
import { type Outcome, done, present, reject } from '@candor/kernel';
import type { RecoveryParts } from './parts.ts';
import { openRequestOf } from './requests.ts';

/** By the link in a mail, or by the signed-in user. */
export type CancelBy = { readonly token: string } | { readonly userId: number };

/** Cancels a request that waits. Cancelling one that was cancelled does nothing more. */
export async function cancelRecovery(
  parts: RecoveryParts,
  by: CancelBy,
): Promise<Outcome<void, 'recovery_link_invalid' | 'recovery_not_open'>> {
  const { db, cancelLinks } = parts;
  const recoveryId = 'token' in by ? cancelLinks.read(by.token) : undefined;
  if ('token' in by && recoveryId === undefined) return reject('recovery_link_invalid');
  const requests = db.selectFrom('recoveries').selectAll().where('submitted_at_ms', 'is not', null);
  const named = 'userId' in by ? requests.where('user_id', '=', by.userId) : requests.where('id', '=', recoveryId ?? 0);
  const request = await named.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (request?.state === 'cancelled') return done(undefined);
  // A request being carried out can no longer be cancelled.
  if (request === undefined || request.open_of === null) return reject('recovery_not_open');
  await parts.recoveries.cancel(request.user_id, 'token' in by ? 'link' : 'session');
  return done(undefined);
}

/** The pending request, as the account's sessions see it. */
export async function openRecoveryOf({ db }: RecoveryParts, userId: number): Promise<OpenRecovery | undefined> {
  const request = await openRequestOf(db, userId);
  if (request?.state !== 'waiting') return undefined;
  return {
    recoveryId: request.id,
    device: request.device,
    network: request.ip_prefix,
    decision: request.decision as RecoveryDecision,
    submittedAtMs: present(request.submitted_at_ms, 'what waits was submitted'),
    dueAtMs: present(request.due_at_ms, 'what waits runs out'),
  };
}
