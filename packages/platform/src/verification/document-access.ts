import { takeNumber } from '../database/take-number.ts';
import type { IdentityDocument, IdentityFailure } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { Page } from '../content/articles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Picture } from '../uploads/tasks.ts';
import { casesOf, caseOf, failuresOf, type IdentityCase, pictureOwner } from './cases.ts';
import { type IdentityFields, openFields } from './fields.ts';
import type { VerificationParts } from './parts.ts';

export interface OpenCase {
  readonly caseId: number;
  /** Name of the operator. */
  readonly operator: string;
  /** The user reads it. */
  readonly reason: string;
}

interface OpenedCase extends IdentityFields {
  readonly case: IdentityCase;
  /** Those that have not been deleted. */
  readonly documents: IdentityDocument[];
  readonly failures: IdentityFailure[];
  readonly note: string;
  readonly openUntilMs: number;
}

export interface LookAtDocument extends OpenCase {
  readonly document: IdentityDocument;
}

/** One look at a user's documents. */
export interface DocumentView {
  readonly document: 'details' | IdentityDocument | 'recovery';
  readonly viewer: string;
  readonly reason: string;
  readonly caseId: number;
  readonly atMs: number;
}

/** The time a case stays open to the operator who opened it. */
export const openMs = 30 * 60_000;

/** Shows the fields of a case, and lets this operator at its pictures for a while. On record before anything is shown. */
export async function openCase(
  { db, clock, vault }: VerificationParts,
  { caseId, operator, reason }: OpenCase,
): Promise<Outcome<OpenedCase, 'case_not_found'>> {
  const row = await casesOf(db).where('identity_cases.id', '=', caseId).executeTakeFirst();
  if (row === undefined) return reject('case_not_found');
  const openUntilMs = clock() + openMs;
  await writeView(db, row.user_id, { document: 'details', viewer: operator, reason, caseId, atMs: clock() });
  await db
    .insertInto('case_openings')
    .values({ case_id: caseId, operator, until_ms: openUntilMs })
    .onConflict((conflict) => conflict.columns(['case_id', 'operator']).doUpdateSet({ until_ms: openUntilMs }))
    .execute();
  const documents = await db
    .selectFrom('identity_documents')
    .select('document')
    .where('case_id', '=', caseId)
    .orderBy('document')
    .execute();
  return done({
    ...(await openFields(vault, row.user_id, row.sealed_fields)),
    case: caseOf(row),
    documents: documents.map(({ document }) => document as IdentityDocument),
    failures: failuresOf(row),
    note: row.note,
    openUntilMs,
  });
}

/**
 * One picture of a case that this operator has open, with the operator's name in its pixels. Recorded before it is
 * shown.
 */
export async function lookAtDocument(
  { db, clock, uploads }: VerificationParts,
  { caseId, operator, document, reason }: LookAtDocument,
): Promise<Outcome<Picture, 'case_not_found' | 'case_not_opened' | 'document_not_found'>> {
  const found = await db.selectFrom('identity_cases').select('user_id').where('id', '=', caseId).executeTakeFirst();
  if (found === undefined) return reject('case_not_found');
  if (!(await hasOpened(db, caseId, operator, clock()))) return reject('case_not_opened');
  const kept = await db
    .selectFrom('identity_documents')
    .select('upload_id')
    .where('case_id', '=', caseId)
    .where('document', '=', document)
    .executeTakeFirst();
  if (kept === undefined) return reject('document_not_found');
  const atMs = clock();
  await writeView(db, found.user_id, { document, viewer: operator, reason, caseId, atMs });
  const picture = await uploads.read(kept.upload_id, pictureOwner(caseId));
  if (!picture.ok) return reject('document_not_found');
  return done(await uploads.watermarked(picture.value.bytes, watermarkOf(operator, `case ${caseId}`, atMs)));
}

/** The text in the pixels: the operator, the document and the time. */
export function watermarkOf(operator: string, what: string, atMs: number): string {
  const when = new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
  return `${operator} ${what} ${when} utc`;
}

/** True while this operator has the case open: it closes by itself after `openMs`. */
export async function hasOpened(
  db: Kysely<PlatformTables>,
  caseId: number,
  operator: string,
  nowMs: number,
): Promise<boolean> {
  const opening = await db
    .selectFrom('case_openings')
    .select('until_ms')
    .where('case_id', '=', caseId)
    .where('operator', '=', operator)
    .executeTakeFirst();
  return opening !== undefined && opening.until_ms > nowMs;
}

/** The views of a user's documents by operators, newest first. Never deleted. */
export async function listViews(
  { db }: VerificationParts,
  userId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Page<DocumentView>> {
  const matching = db.selectFrom('document_views').where('user_id', '=', userId);
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    rows: rows.map((row) => ({
      document: row.document as DocumentView['document'],
      viewer: row.viewer,
      reason: row.reason,
      caseId: row.case_id,
      atMs: row.at_ms,
    })),
    total,
  };
}

export async function writeView(db: Kysely<PlatformTables>, userId: number, view: DocumentView): Promise<void> {
  const { caseId, document, viewer, reason, atMs } = view;
  await inTransaction(db, { lock: 'none' }, async (tx) => {
    const id = await takeNumber(tx, 'document_views');
    await tx
      .insertInto('document_views')
      .values({ id, user_id: userId, case_id: caseId, document, viewer, reason, at_ms: atMs })
      .execute();
  });
}
