import { dayMs } from '@candor/kernel';
import type { IdentityFailure, IdentityField, IdentityState, IdType } from '@candor/api';
import { type Contacts, areEnough, contactsOf } from './contacts.ts';
import { failuresOf } from './cases.ts';
import { maskedName, maskedNumber, openFields } from './fields.ts';
import { keptFields } from './retained-fields.ts';
import { advancedLevel, basicLevel, verifiedLevel } from './levels.ts';
import type { VerificationParts } from './parts.ts';
import { newestCase, submissionsPerDay, submissionsSince } from './submit.ts';

/** The state of the verification of one level. */
interface LevelState {
  readonly realLevel: number;
  readonly state: IdentityState;
  /** Of the last submission. */
  readonly idType?: IdType;
  readonly submittedAtMs?: number;
  readonly decidedAtMs?: number;
  readonly failures: IdentityFailure[];
  /** The fields that were right in a failed submission: if left out of the next one, they are taken from it. */
  readonly kept: IdentityField[];
  readonly note: string;
}

interface VerificationState {
  /** 0 none, 1 basic, 2 advanced. */
  readonly realLevel: number;
  readonly levels: LevelState[];
  readonly next: 'contact' | 'basic' | 'advanced' | 'wait' | 'nothing';
  readonly contacts: Contacts;
  /** The last data given for the basic level, masked. */
  readonly given?: {
    readonly idType: IdType;
    readonly country: string;
    readonly name: string;
    readonly cardId: string;
  };
  readonly triesLeft: number;
}

/** A user's level, the failures, and the possible next steps. */
export async function verificationState(parts: VerificationParts, userId: number): Promise<VerificationState> {
  const { db, mode, clock } = parts;
  const user = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const contacts = contactsOf(mode, user);
  const realLevel = await verifiedLevel(db, userId);
  const levels = [await levelState(parts, userId, basicLevel), await levelState(parts, userId, advancedLevel)];
  const submitted = await submissionsSince(db, userId, clock() - dayMs);
  const given = await givenOf(parts, userId);
  return {
    realLevel,
    levels,
    next: nextOf(realLevel, levels, contacts),
    contacts,
    ...(given === undefined ? {} : { given }),
    triesLeft: Math.max(0, submissionsPerDay - submitted.length),
  };
}

function nextOf(realLevel: number, levels: readonly LevelState[], contacts: Contacts): VerificationState['next'] {
  if (realLevel >= advancedLevel) return 'nothing';
  if (levels.some(({ state }) => state === 'verifying')) return 'wait';
  if (!areEnough(contacts)) return 'contact';
  return realLevel < basicLevel ? 'basic' : 'advanced';
}

async function levelState({ db }: VerificationParts, userId: number, realLevel: number): Promise<LevelState> {
  const row = await newestCase(db, userId, realLevel);
  if (row === undefined) return { realLevel, state: 'not_verified', failures: [], kept: [], note: '' };
  return {
    realLevel,
    state: row.state as IdentityState,
    idType: row.id_type as IdType,
    submittedAtMs: row.submitted_at_ms,
    ...(row.decided_at_ms === null ? {} : { decidedAtMs: row.decided_at_ms }),
    failures: failuresOf(row),
    kept: await keptFields(db, row),
    note: row.note,
  };
}

async function givenOf({ db, vault }: VerificationParts, userId: number): Promise<VerificationState['given']> {
  const row = await newestCase(db, userId, basicLevel);
  if (row === undefined) return undefined;
  const { name, cardId } = await openFields(vault, userId, row.sealed_fields);
  return {
    idType: row.id_type as IdType,
    country: row.country,
    name: maskedName(name),
    cardId: maskedNumber(cardId),
  };
}
