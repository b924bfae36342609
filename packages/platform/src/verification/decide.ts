import type { IdentityFailure } from '@candor/api';
import { done, type Outcome, present, reject } from '@candor/kernel';
import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { ownerOf } from '../safety/owner.ts';
import { areEnough, contactsOf } from './contacts.ts';
import { basicLevel, levelNames, verifiedCountry, verifiedLevel } from './levels.ts';
import { hasOpened } from './document-access.ts';
import type { VerificationParts } from './parts.ts';

export interface DecideCase {
  readonly caseId: number;
  /** Name of the operator. */
  readonly operator: string;
  readonly decision: 'verify' | 'fail';
  /** The failed fields: at least one when it fails, none when it is verified. */
  readonly failures: readonly IdentityFailure[];
  /** For the user, in addition; may be empty. */
  readonly note: string;
  /** True if the operator must have the case open. The practice desk need not: it looks at nothing. */
  readonly needsOpened: boolean;
}

export interface Decided {
  /** The level at which the user is verified now. */
  readonly realLevel: number;
}

type DecideCode =
  | 'case_not_found'
  | 'case_not_opened'
  | 'case_decided'
  | 'contact_needed'
  | 'identity_taken'
  | 'failures_invalid';

/**
 * Decides cases, each once. The exchange gets the new level first, then it is written, then the user is told: a level
 * that is shown is in force. Stopped in between, the same decision again continues.
 */
export class Decisions {
  readonly #parts: VerificationParts;
  /** Cases that are being decided. */
  readonly #underWay = new Set<number>();

  constructor(parts: VerificationParts) {
    this.#parts = parts;
  }

  async decide(decision: DecideCase): Promise<Outcome<Decided, DecideCode>> {
    const { caseId } = decision;
    if (this.#underWay.has(caseId)) return reject('case_decided');
    this.#underWay.add(caseId);
    try {
      return await decided(this.#parts, decision);
    } finally {
      this.#underWay.delete(caseId);
    }
  }
}

async function decided(parts: VerificationParts, decision: DecideCase): Promise<Outcome<Decided, DecideCode>> {
  const { db, clock, mode, tellIdentity, notices } = parts;
  const { caseId, operator, failures } = decision;
  const row = await db
    .selectFrom('identity_cases')
    .innerJoin('users', 'users.id', 'identity_cases.user_id')
    .selectAll('identity_cases')
    .select(['users.email', 'users.phone', 'users.exchange_account_id'])
    .where('identity_cases.id', '=', caseId)
    .executeTakeFirst();
  if (row === undefined) return reject('case_not_found');
  if (row.state !== 'verifying') return reject('case_decided');
  if (decision.needsOpened && !(await hasOpened(db, caseId, operator, clock()))) return reject('case_not_opened');
  const isVerified = decision.decision === 'verify';
  const fields = new Set(failures.map(({ field }) => field));
  if (fields.size !== failures.length || (failures.length === 0) !== isVerified) return reject('failures_invalid');
  if (isVerified && !areEnough(contactsOf(mode, row))) return reject('contact_needed');
  if (isVerified && !(await claimNumber(db, row.number_hash, row.user_id))) return reject('identity_taken');

  const before = await verifiedLevel(db, row.user_id);
  const realLevel = isVerified ? Math.max(before, row.level) : before;
  const accountId = present(row.exchange_account_id, 'who submits has logged in, and so has an account');
  // After a failure too: had the process stopped behind a "verified", the exchange would have a level without a
  // decision.
  const level = present(levelNames[realLevel], 'a level has a name');
  const country = isVerified ? row.country : await verifiedCountry(db, row.user_id);
  await tellIdentity(`identity-${caseId}-${decision.decision}`, accountId, { level, country });
  const reviewed = row.level === basicLevel ? 'basic' : 'advanced';
  const notice: Notice = isVerified ? { kind: 'identity_verified', level: reviewed } : { kind: 'identity_failed' };
  const sendWord = await inTransaction(db, { lock: `user ${row.user_id}` }, async (tx) => {
    const written = await tx
      .updateTable('identity_cases')
      .set({
        state: isVerified ? 'verified' : 'failed',
        open_of: null,
        decided_at_ms: clock(),
        reviewer: operator,
        failures: JSON.stringify(failures),
        note: decision.note,
      })
      .where('id', '=', caseId)
      .where('state', '=', 'verifying')
      .executeTakeFirst();
    if (written.numUpdatedRows !== 1n) return undefined;
    if (before < basicLevel && !isVerified) {
      await tx.deleteFrom('identity_numbers').where('user_id', '=', row.user_id).execute();
    }
    return notices.sendIn(tx, await ownerOf({ db: tx }, row.user_id), notice);
  });
  if (sendWord === undefined) return reject('case_decided');
  sendWord();
  return done({ realLevel });
}

/** One person, one verified account: a number belongs to the user who was verified with it first. */
async function claimNumber(db: Kysely<PlatformTables>, numberHash: string, userId: number): Promise<boolean> {
  await db
    .insertInto('identity_numbers')
    .values({ number_hash: numberHash, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claim = await db
    .selectFrom('identity_numbers')
    .select('user_id')
    .where('number_hash', '=', numberHash)
    .executeTakeFirst();
  return claim?.user_id === userId;
}
