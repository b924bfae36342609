import { takeNumber } from '../database/take-number.ts';
import type { IdentityDocument, IdType } from '@candor/api';
import { dayMs, done, type Outcome, present, reject, rejectUntil } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { IdentityCaseRow, PlatformTables } from '../database/tables.ts';
import { pictureOwner } from './cases.ts';
import { areEnough, contactsOf } from './contacts.ts';
import { printOfNumber, sealFields } from './fields.ts';
import { type FieldsCode, validateFields, type TypedFields } from './validate-fields.ts';
import { type KeptPicture, keptPictures, withKeptText } from './retained-fields.ts';
import { advancedLevel, basicLevel, verifiedLevel } from './levels.ts';
import type { VerificationParts } from './parts.ts';

/** Locations of uploads, by their content. */
export type TypedPictures = Readonly<Partial<Record<IdentityDocument, string | undefined>>>;

export interface Submitted {
  readonly caseId: number;
  readonly submittedAtMs: number;
}

type SubmitCode =
  | FieldsCode
  | 'contact_needed'
  | 'identity_in_review'
  | 'identity_verified_already'
  | 'identity_basic_needed'
  | 'identity_daily_limit'
  | 'identity_pictures_missing'
  | 'upload_not_found';

export const submissionsPerDay = 5;

type NewCase = Pick<IdentityCaseRow, 'level' | 'id_type' | 'country' | 'sealed_fields' | 'number_hash'>;

/** Submits the basic level: the data of the document. Parts that were right in the last one may be left out. */
export async function submitText(
  parts: VerificationParts,
  userId: number,
  typed: TypedFields,
): Promise<Outcome<Submitted, SubmitCode>> {
  const refusal = await whyNot(parts, userId, basicLevel);
  if (refusal !== undefined) return refusal;
  const last = await newestCase(parts.db, userId, basicLevel);
  const judged = validateFields(await withKeptText(parts, last, typed), parts.clock());
  if (!judged.ok) return judged;
  const { idType, country, fields } = judged.value;
  const row: NewCase = {
    level: basicLevel,
    id_type: idType,
    country,
    sealed_fields: await sealFields(parts.vault, userId, fields),
    number_hash: printOfNumber(parts.pepper, country, fields.cardId),
  };
  return openCase(parts, userId, row, {}, []);
}

/**
 * Submits the advanced level: pictures of a document of the person that the basic level is about. Pictures of the last
 * submission that were right may be left out, as long as the document is of the same kind.
 */
export async function submitPictures(
  parts: VerificationParts,
  userId: number,
  pictures: TypedPictures,
  idType: IdType | undefined,
): Promise<Outcome<Submitted, SubmitCode>> {
  const refusal = await whyNot(parts, userId, advancedLevel);
  if (refusal !== undefined) return refusal;
  const basic = present(await newestCase(parts.db, userId, basicLevel), 'a verified basic level has its case');
  const shown = idType ?? (basic.id_type as IdType);
  const last = await newestCase(parts.db, userId, advancedLevel);
  const right = last === undefined || last.id_type !== shown ? [] : await keptPictures(parts.db, last);
  const taken = right.filter(({ document }) => pictures[document] === undefined);
  const has = (document: IdentityDocument) =>
    pictures[document] !== undefined || taken.some((picture) => picture.document === document);
  // A passport has one page with the identity.
  if (!has('front') || (!has('reverse') && shown !== 'passport')) return reject('identity_pictures_missing');
  const { country, sealed_fields, number_hash } = basic;
  return openCase(
    parts,
    userId,
    { level: advancedLevel, id_type: shown, country, sealed_fields, number_hash },
    pictures,
    taken,
  );
}

async function whyNot(parts: VerificationParts, userId: number, level: number) {
  const { db, mode } = parts;
  const verified = await verifiedLevel(db, userId);
  if (verified >= level) return reject('identity_verified_already');
  if (await hasOpenCase(db, userId)) return reject('identity_in_review');
  if (level > verified + 1) return reject('identity_basic_needed');
  const user = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return areEnough(contactsOf(mode, user)) ? undefined : reject('contact_needed');
}

class Refused extends Error {}

/** Case and pictures in one transaction: no picture is bound to a case that is not there. */
async function openCase(
  { db, clock, uploads }: VerificationParts,
  userId: number,
  row: NewCase,
  pictures: TypedPictures,
  taken: readonly KeptPicture[],
): Promise<Outcome<Submitted, SubmitCode>> {
  const now = clock();
  try {
    return await inTransaction(db, { lock: `user ${userId}` }, async (tx) => {
      const free = await nextFreeMs(tx, userId, now);
      if (free > now) return rejectUntil('identity_daily_limit', free);
      const caseId = await takeNumber(tx, 'identity_cases');
      const opened = await tx
        .insertInto('identity_cases')
        .values({
          ...row,
          id: caseId,
          user_id: userId,
          open_of: userId,
          state: 'verifying',
          submitted_at_ms: now,
          decided_at_ms: null,
          reviewer: '',
          failures: '[]',
          note: '',
        })
        .onConflict((conflict) => conflict.column('open_of').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (opened === undefined) return reject('identity_in_review');
      for (const document of ['front', 'reverse', 'selfie'] as const) {
        const location = pictures[document];
        if (location === undefined) continue;
        const bound = await uploads.bind(userId, location, 'identity', pictureOwner(caseId), tx);
        // Thrown, so that the case and existing bindings are undone.
        if (!bound.ok) throw new Refused();
        await tx
          .insertInto('identity_documents')
          .values({ case_id: caseId, document, upload_id: bound.value })
          .execute();
      }
      for (const picture of taken) {
        const { document, uploadId } = picture;
        if (!(await uploads.rebind(uploadId, pictureOwner(picture.caseId), pictureOwner(caseId), tx))) {
          throw new Refused();
        }
        await tx
          .updateTable('identity_documents')
          .set({ case_id: caseId })
          .where('case_id', '=', picture.caseId)
          .where('document', '=', document)
          .execute();
      }
      return done({ caseId, submittedAtMs: now });
    });
  } catch (error) {
    if (error instanceof Refused) return reject('upload_not_found');
    throw error;
  }
}

/** The time from which another may be submitted; in the past when it may be now. */
async function nextFreeMs(db: Kysely<PlatformTables>, userId: number, now: number): Promise<number> {
  const last = await submissionsSince(db, userId, now - dayMs);
  const oldest = last.length < submissionsPerDay ? undefined : last[submissionsPerDay - 1];
  return oldest === undefined ? 0 : oldest + dayMs;
}

/** Times of the submissions after one, newest first. */
export async function submissionsSince(
  db: Kysely<PlatformTables>,
  userId: number,
  sinceMs: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('identity_cases')
    .select('submitted_at_ms')
    .where('user_id', '=', userId)
    .where('submitted_at_ms', '>', sinceMs)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.submitted_at_ms);
}

async function hasOpenCase(db: Kysely<PlatformTables>, userId: number): Promise<boolean> {
  const open = await db.selectFrom('identity_cases').select('id').where('open_of', '=', userId).executeTakeFirst();
  return open !== undefined;
}

export async function newestCase(
  db: Kysely<PlatformTables>,
  userId: number,
  level: number,
): Promise<Selectable<IdentityCaseRow> | undefined> {
  return db
    .selectFrom('identity_cases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('level', '=', level)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
