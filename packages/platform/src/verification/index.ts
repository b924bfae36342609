import type { IdType } from '@candor/api';
import type { Page } from '../content/articles.ts';
import { casesOf, caseOf, type IdentityCase } from './cases.ts';
import { type DecideCase, Decisions } from './decide.ts';
import type { TypedFields } from './validate-fields.ts';
import { verifiedLevel } from './levels.ts';
import { verifiedName } from './verified-name.ts';
import { type LookAtDocument, listViews, lookAtDocument, type OpenCase, openCase } from './document-access.ts';
import type { VerificationParts } from './parts.ts';
import { removeOldPictures } from './retention.ts';
import { verificationState } from './state.ts';
import { submitPictures, submitText, type TypedPictures } from './submit.ts';

export type Verification = ReturnType<typeof createVerification>;

interface CaseQuery {
  readonly state: IdentityCase['state'];
  /** This one alone. */
  readonly caseId?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

const waitingMax = 100;

/** The public functions of verification: one per flow, each in a file of its own. */
export function createVerification(parts: VerificationParts) {
  const decisions = new Decisions(parts);
  const list = (query: CaseQuery) => listCases(parts, query);
  return {
    state: (userId: number) => verificationState(parts, userId),
    /** 0 none, 1 basic, 2 advanced. */
    level: (userId: number) => verifiedLevel(parts.db, userId),
    verifiedName: (userId: number) => verifiedName(parts, userId),
    async submitText(userId: number, typed: TypedFields) {
      const submitted = await submitText(parts, userId, typed);
      if (submitted.ok) parts.onSubmitted(userId);
      return submitted;
    },
    submitPictures: (userId: number, pictures: TypedPictures, idType?: IdType) =>
      submitPictures(parts, userId, pictures, idType),
    views: (userId: number, page: { readonly page: number; readonly limit: number }) => listViews(parts, userId, page),
    cases: list,
    /** The user of a case; `undefined` for a number that none has. */
    ownerOf: async (caseId: number) =>
      (await parts.db.selectFrom('identity_cases').select('user_id').where('id', '=', caseId).executeTakeFirst())
        ?.user_id,
    /** Cases to review, oldest first, at most a hundred. */
    waiting: async () => (await list({ state: 'verifying', page: 1, limit: waitingMax })).rows,
    open: (input: OpenCase) => openCase(parts, input),
    look: (input: LookAtDocument) => lookAtDocument(parts, input),
    decide: (input: DecideCase) => decisions.decide(input),
    removeOldPictures: () => removeOldPictures(parts),
  };
}

/** Cases in one state: those to review oldest first, decided ones newest first. */
async function listCases(
  { db }: VerificationParts,
  { state, caseId, page, limit }: CaseQuery,
): Promise<Page<IdentityCase>> {
  const { total } = await db
    .selectFrom('identity_cases')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .$if(caseId !== undefined, (query) => query.where('id', '=', caseId as number))
    .executeTakeFirstOrThrow();
  const rows = await casesOf(db)
    .where('identity_cases.state', '=', state)
    .$if(caseId !== undefined, (query) => query.where('identity_cases.id', '=', caseId as number))
    .orderBy('identity_cases.id', state === 'verifying' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: rows.map(caseOf), total };
}
