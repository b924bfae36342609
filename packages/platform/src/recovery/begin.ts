import type { RecoveryRow } from '@candor/api';
import { dayMs, done, type Outcome, present, reject, rejectUntil } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { type MayHaveWorked, placeOf, type WorkCode } from '../accounts/place-of.ts';
import { provePassword, type ProvePasswordCode } from '../accounts/prove-password.ts';
import { findPerson } from '../accounts/users.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import { randomText, randomToken } from '../random.ts';
import { type Owner, ownerOf } from '../safety/owner.ts';
import type { Client } from '../sessions/sessions.ts';
import { seenOf } from '../sign-ins/sign-ins.ts';
import { takeNumber } from '../database/take-number.ts';
import { verifiedPictures } from '../verification/levels.ts';
import type { RecoveryParts } from './parts.ts';
import { hashOfToken, openRequestOf, recoveryRowOf, type Request } from './requests.ts';

export interface BeginRecovery extends MayHaveWorked {
  readonly userString: string;
  readonly areaCode?: string;
  readonly password: string;
  readonly client: Client;
}

interface BegunRecovery {
  /** Replaces a session, for this request alone. Only the applicant's device keeps it. */
  readonly token: string;
  readonly recovery: RecoveryRow;
}

/** In the order they are checked. */
type BeginRecoveryCode =
  | PhoneCode
  | WorkCode
  | ProvePasswordCode
  | 'account_frozen'
  | 'recovery_not_needed'
  | 'recovery_daily_limit';

const tokenBytes = 32;
const tokenMs = 3_600_000;
const startsPerDay = 5;
const paperDigits = 6;
/** The time after which an owner has noticed the theft of an address. */
const newAddressMs = 30 * dayMs;

/**
 * Begins a request, or returns the open one with another token. Only the password reveals if there is anything to
 * begin; without it the answers, and the work, are those of a login.
 */
export async function beginRecovery(
  parts: RecoveryParts,
  input: BeginRecovery,
): Promise<Outcome<BegunRecovery, BeginRecoveryCode>> {
  const { client } = input;
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const known = await findPerson(parts.db, identity);
  const proven = await provePassword(parts, identity, known, input, place.value);
  if (!proven.ok) return proven;
  await parts.recoveries.carryOutDue(proven.value.id);
  const owner = await ownerOf(parts, proven.value.id);
  const hasFactors = await parts.factors.has(owner.id);
  if (owner.frozen_at_ms !== null && !(hasFactors && (await mayOpenFrozen(parts, owner)))) {
    await parts.signIns.record(owner.id, client, 'frozen');
    return reject('account_frozen');
  }
  if (!hasFactors) return reject('recovery_not_needed');

  const token = randomToken(parts.randomBytes, tokenBytes);
  const fresh = { token_hash: hashOfToken(token), token_until_ms: parts.clock() + tokenMs };
  const request = await inTransaction(
    parts.db,
    { lock: `user ${owner.id}` },
    async (tx): Promise<Outcome<Request, 'recovery_daily_limit'>> => {
      const open = await openRequestOf(tx, owner.id);
      if (open !== undefined && (open.state === 'waiting' || open.token_until_ms > parts.clock())) {
        await tx.updateTable('recoveries').set(fresh).where('id', '=', open.id).execute();
        return done({ ...open, ...fresh });
      }
      const freeMs = await nextFreeMs(tx, owner.id, parts.clock());
      if (freeMs > parts.clock()) return rejectUntil('recovery_daily_limit', freeMs);
      if (open !== undefined) await parts.recoveries.cancelIn(tx, owner.id, 'change');
      return done(await insertRequest(tx, parts, owner, { ...fresh, ...whereOf(client) }));
    },
  );
  return request.ok
    ? done({ token, recovery: recoveryRowOf({ request: request.value, owner }, parts.waitMs) })
    : request;
}

/**
 * True when a recovery may end the freeze of an account. A thief who had replaced an address gets the codes there, and
 * the owner, who may have frozen the account for that, gets no message: then only the face proves who is asking.
 */
async function mayOpenFrozen({ db }: RecoveryParts, owner: Owner): Promise<boolean> {
  const { frozen_at_ms: frozenAtMs, address_changed_at_ms: changedAtMs } = owner;
  if (frozenAtMs === null || changedAtMs === null || changedAtMs <= frozenAtMs - newAddressMs) return true;
  return (await verifiedPictures(db, owner.id)) !== undefined;
}

async function insertRequest(
  tx: Kysely<PlatformTables>,
  { clock, randomBytes }: RecoveryParts,
  owner: Owner,
  fields: Pick<Request, 'token_hash' | 'token_until_ms' | 'device' | 'ip_prefix'>,
): Promise<Request> {
  const row: Request = {
    ...fields,
    id: await takeNumber(tx, 'recoveries'),
    user_id: owner.id,
    open_of: owner.id,
    state: 'proving',
    paper_number: randomText(randomBytes, '0123456789', paperDigits),
    proven_email: null,
    proven_phone: null,
    case_id: (await verifiedPictures(tx, owner.id)) ?? null,
    upload_id: null,
    begun_at_ms: clock(),
    submitted_at_ms: null,
    due_at_ms: null,
    held_until_ms: null,
    decision: 'not_needed',
    decided_at_ms: null,
    reviewer: '',
    note: '',
    ended_at_ms: null,
    ended_by: '',
  };
  await tx.insertInto('recoveries').values(row).execute();
  return row;
}

/** The time from which another may begin; in the past when it may begin now. */
async function nextFreeMs(db: Kysely<PlatformTables>, userId: number, nowMs: number): Promise<number> {
  const begun = await db
    .selectFrom('recoveries')
    .select('begun_at_ms')
    .where('user_id', '=', userId)
    .where('begun_at_ms', '>', nowMs - dayMs)
    .orderBy('begun_at_ms', 'desc')
    .limit(startsPerDay)
    .execute();
  if (begun.length < startsPerDay) return 0;
  return present(begun.at(-1), 'there are as many as may be').begun_at_ms + dayMs;
}

function whereOf(client: Client) {
  const { device, ipPrefix } = seenOf(client);
  return { device, ip_prefix: ipPrefix };
}
