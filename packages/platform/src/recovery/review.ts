import type { IdentityDocument, RecoveryCase, RecoveryDecision, RecoveryState } from '@candor/api';
import { type Outcome, done, present, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { Page } from '../content/articles.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Picture } from '../uploads/tasks.ts';
import { hasOpened, watermarkOf, writeView } from '../verification/document-access.ts';
import type { RecoveryParts } from './parts.ts';
import { pictureOwner, type Request } from './requests.ts';

export interface RecoveryQuery {
  readonly decision: Exclude<RecoveryDecision, 'not_needed'>;
  /** This one alone. */
  readonly recoveryId?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface OpenRecoveryCase {
  readonly recoveryId: number;
  /** Name of the operator. */
  readonly operator: string;
  /** The user reads it. */
  readonly reason: string;
}

interface OpenedRecovery {
  readonly recovery: RecoveryCase;
  readonly name: string;
  readonly cardId: string;
  readonly birthDate: string;
  readonly paperNumber: string;
  readonly documents: IdentityDocument[];
  readonly hasPicture: boolean;
  readonly openUntilMs: number;
}

/** Requests with a picture: those to decide oldest first, decided ones newest first. */
export async function listRecoveries(
  { db }: RecoveryParts,
  { decision, recoveryId, page, limit }: RecoveryQuery,
): Promise<Page<RecoveryCase>> {
  const all = reviewed(db)
    .where('recoveries.decision', '=', decision)
    .$if(recoveryId !== undefined, (query) => query.where('recoveries.id', '=', recoveryId as number));
  // A request cancelled before the decision has nothing left to decide.
  const matching = decision === 'open' ? all.where('recoveries.state', '=', 'waiting') : all;
  const { total } = await matching
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy('recoveries.id', decision === 'open' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: rows.map(caseOf), total };
}

/**
 * Shows the data that the picture has to match, and gives this operator access to it, and to the verified case, for a
 * while.
 */
export async function openRecoveryCase(
  { db, identity }: RecoveryParts,
  { recoveryId, operator, reason }: OpenRecoveryCase,
): Promise<Outcome<OpenedRecovery, 'case_not_found'>> {
  const row = await findReviewed(db, recoveryId);
  if (row === undefined) return reject('case_not_found');
  const opened = await identity.open({ caseId: caseIdOf(row), operator, reason });
  if (!opened.ok) return opened;
  const { name, cardId, birthDate, documents, openUntilMs } = opened.value;
  return done({
    recovery: caseOf(row),
    name,
    cardId,
    birthDate,
    documents,
    openUntilMs,
    paperNumber: row.paper_number,
    hasPicture: row.upload_id !== null,
  });
}

/**
 * The picture of a request that this operator has open, with their name in its pixels. On record before it is shown.
 */
export async function lookAtPicture(
  { db, clock, uploads }: RecoveryParts,
  { recoveryId, operator, reason }: OpenRecoveryCase,
): Promise<Outcome<Picture, 'case_not_found' | 'case_not_opened' | 'document_not_found'>> {
  const row = await findReviewed(db, recoveryId);
  if (row === undefined) return reject('case_not_found');
  const caseId = caseIdOf(row);
  if (!(await hasOpened(db, caseId, operator, clock()))) return reject('case_not_opened');
  if (row.upload_id === null) return reject('document_not_found');
  const atMs = clock();
  await writeView(db, row.user_id, { document: 'recovery', viewer: operator, reason, caseId, atMs });
  const picture = await uploads.read(row.upload_id, pictureOwner(recoveryId));
  if (!picture.ok) return reject('document_not_found');
  const words = watermarkOf(operator, `recovery ${recoveryId}`, atMs);
  return done(await uploads.watermarked(picture.value.bytes, words));
}

export type ReviewedRow = Request & { uid: number };

/** Requests that need a decision, with their owners. */
function reviewed(db: Kysely<PlatformTables>) {
  return db
    .selectFrom('recoveries')
    .innerJoin('users', 'users.id', 'recoveries.user_id')
    .selectAll('recoveries')
    .select('users.uid')
    .where('recoveries.case_id', 'is not', null)
    .where('recoveries.submitted_at_ms', 'is not', null);
}

export async function findReviewed(db: Kysely<PlatformTables>, recoveryId: number): Promise<ReviewedRow | undefined> {
  return reviewed(db).where('recoveries.id', '=', recoveryId).executeTakeFirst();
}

export function caseIdOf({ case_id }: Request): number {
  return present(case_id, 'what is reviewed is compared with a verified case');
}

export function caseOf(row: ReviewedRow): RecoveryCase {
  return {
    recoveryId: row.id,
    uid: row.uid,
    caseId: caseIdOf(row),
    state: row.state as RecoveryState,
    decision: row.decision as RecoveryDecision,
    submittedAtMs: present(row.submitted_at_ms, 'what is reviewed was submitted'),
    dueAtMs: present(row.due_at_ms, 'what was submitted runs out'),
    ...(row.decided_at_ms === null ? {} : { decidedAtMs: row.decided_at_ms }),
    ...(row.ended_at_ms === null ? {} : { endedAtMs: row.ended_at_ms }),
    endedBy: row.ended_by,
    reviewer: row.reviewer,
  };
}
