import type { IdentityFailure, IdentityState, IdType } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { IdentityCaseRow, PlatformTables } from '../database/tables.ts';

/** One submission and its outcome, without the user's identity. */
export interface IdentityCase {
  readonly caseId: number;
  readonly uid: number;
  /** 1 basic, 2 advanced. */
  readonly realLevel: number;
  readonly state: Exclude<IdentityState, 'not_verified'>;
  readonly idType: IdType;
  readonly country: string;
  /** Another user is verified with this number. */
  readonly isTaken: boolean;
  readonly submittedAtMs: number;
  readonly decidedAtMs?: number;
  /** Empty until a decision. */
  readonly reviewer: string;
}

/** Cases with their owners, and with numbers that belong to another user. */
export function casesOf(db: Kysely<PlatformTables>) {
  return db
    .selectFrom('identity_cases')
    .innerJoin('users', 'users.id', 'identity_cases.user_id')
    .leftJoin('identity_numbers', 'identity_numbers.number_hash', 'identity_cases.number_hash')
    .selectAll('identity_cases')
    .select(['users.uid', 'identity_numbers.user_id as number_user_id']);
}

type ListedCaseRow = Selectable<IdentityCaseRow> & { uid: number; number_user_id: number | null };

export function caseOf(row: ListedCaseRow): IdentityCase {
  return {
    caseId: row.id,
    uid: row.uid,
    realLevel: row.level,
    state: row.state as IdentityCase['state'],
    idType: row.id_type as IdType,
    country: row.country,
    isTaken: row.number_user_id !== null && row.number_user_id !== row.user_id,
    submittedAtMs: row.submitted_at_ms,
    ...(row.decided_at_ms === null ? {} : { decidedAtMs: row.decided_at_ms }),
    reviewer: row.reviewer,
  };
}

export function failuresOf(row: Pick<IdentityCaseRow, 'failures'>): IdentityFailure[] {
  return JSON.parse(row.failures) as IdentityFailure[];
}

/** The owner that a case's pictures are bound to. */
export function pictureOwner(caseId: number): string {
  return `identity case ${caseId}`;
}
