import type { RecoveryCase } from '@candor/api';
import { type Outcome, done, present, reject } from '@candor/kernel';
import type { Notice } from '@candor/messages/mails';
import { ownerOf } from '../safety/owner.ts';
import { hasOpened } from '../verification/document-access.ts';
import type { RecoveryParts } from './parts.ts';
import { caseIdOf, caseOf, findReviewed, type ReviewedRow } from './review.ts';
import { tellEverywhereIn } from './tell-everywhere.ts';
import { inTransaction } from '../database/in-transaction.ts';

export interface DecideRecovery {
  readonly recoveryId: number;
  /** Name of the operator. */
  readonly operator: string;
  readonly decision: 'allow' | 'refuse';
  /** For the user. */
  readonly note: string;
  /** True if the operator must have it open. The practice desk need not: it looks at nothing. */
  readonly needsOpened: boolean;
}

type DecideRecoveryCode = 'case_not_found' | 'case_not_opened' | 'case_decided' | 'recovery_reason_missing';

/** Decides a request, once. Refused it is over; allowed it still waits for its time. */
export async function decideRecovery(
  parts: RecoveryParts,
  decision: DecideRecovery,
): Promise<Outcome<RecoveryCase, DecideRecoveryCode>> {
  const { db, clock, notices } = parts;
  const { recoveryId, operator, note } = decision;
  const row = await findReviewed(db, recoveryId);
  if (row === undefined) return reject('case_not_found');
  if (row.state !== 'waiting' || row.decision !== 'open') return reject('case_decided');
  if (decision.needsOpened && !(await hasOpened(db, caseIdOf(row), operator, clock()))) {
    return reject('case_not_opened');
  }
  const isAllowed = decision.decision === 'allow';
  if (!isAllowed && note.trim() === '') return reject('recovery_reason_missing');

  const decided = { decided_at_ms: clock(), reviewer: operator, note } as const;
  const sendWord = await inTransaction(db, { lock: `user ${row.user_id}` }, async (tx) => {
    const written = await tx
      .updateTable('recoveries')
      .set(
        isAllowed
          ? { ...decided, decision: 'allowed' }
          : { ...decided, decision: 'refused', state: 'refused', open_of: null, ended_at_ms: clock() },
      )
      .where('id', '=', recoveryId)
      .where('state', '=', 'waiting')
      .where('decision', '=', 'open')
      .executeTakeFirst();
    if (written.numUpdatedRows !== 1n) return undefined;
    const notice = isAllowed ? allowedNotice(parts, row) : ({ kind: 'recovery_refused', reason: note } as const);
    return tellEverywhereIn(notices, tx, await ownerOf({ db: tx }, row.user_id), notice);
  });
  if (sendWord === undefined) return reject('case_decided');
  sendWord();
  if (isAllowed) await parts.recoveries.carryOutDue(row.user_id);
  return done(caseOf(present(await findReviewed(db, recoveryId), 'it was decided a moment ago')));
}

function allowedNotice({ clock, cancelLinks }: RecoveryParts, row: ReviewedRow): Notice {
  const dueAtMs = Math.max(caseOf(row).dueAtMs, clock());
  return { kind: 'recovery_allowed', dueAtMs, cancelLink: cancelLinks.linkFor(row.id) };
}
