import { hash } from 'node:crypto';
import type { RecoveryDecision, RecoveryRow, RecoveryState, RecoveryStep } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { RecoveryRequestRow } from '../database/recovery-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import { maskIdentity } from '../identity/identity.ts';
import { type Owner, ownerOf } from '../safety/owner.ts';
import type { RecoveryParts } from './parts.ts';

export type Request = Selectable<RecoveryRequestRow>;

/** A request with whose it is. */
export interface OwnRequest {
  readonly request: Request;
  readonly owner: Owner;
}

/** A token is as good as a password, so SQL has only this of it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The owner that a request's pictures are bound to. */
export function pictureOwner(recoveryId: number): string {
  return `recovery ${recoveryId}`;
}

export async function openRequestOf(db: Kysely<PlatformTables>, userId: number): Promise<Request | undefined> {
  return db.selectFrom('recoveries').selectAll().where('open_of', '=', userId).executeTakeFirst();
}

/** The request whose token this is, as it is now. */
export async function requestOf(
  parts: Pick<RecoveryParts, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<OwnRequest, 'recovery_expired'>> {
  const request = await parts.db
    .selectFrom('recoveries')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('token_until_ms', '>', parts.clock())
    .executeTakeFirst();
  return request === undefined
    ? reject('recovery_expired')
    : done({ request, owner: await ownerOf(parts, request.user_id) });
}

/** The same, while it is still being proven. */
export async function provingRequestOf(
  parts: Pick<RecoveryParts, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<OwnRequest, 'recovery_expired' | 'recovery_submitted'>> {
  const found = await requestOf(parts, token);
  if (!found.ok) return found;
  const { state } = found.value.request;
  if (state === 'waiting') return reject('recovery_submitted');
  return state === 'proving' ? found : reject('recovery_expired');
}

/** Every address that is bound has answered, and is still the one that did. */
export function isProven({ request, owner }: OwnRequest): boolean {
  return request.proven_email === owner.email && request.proven_phone === owner.phone;
}

/** A request as its author sees it. */
export function recoveryRowOf({ request, owner }: OwnRequest, waitMs: number): RecoveryRow {
  const { submitted_at_ms, due_at_ms, ended_at_ms } = request;
  const row = {
    email: owner.email === null ? '' : maskIdentity(owner.email),
    phone: owner.phone === null ? '' : maskIdentity(owner.phone),
    isEmailProven: owner.email !== null && request.proven_email === owner.email,
    isPhoneProven: owner.phone !== null && request.proven_phone === owner.phone,
    needsPicture: request.case_id !== null,
    hasPicture: request.upload_id !== null,
    isFrozen: owner.frozen_at_ms !== null,
  };
  const state = request.state as RecoveryState;
  return {
    recoveryId: request.id,
    state,
    next: nextOf(state, row),
    ...row,
    paperNumber: request.paper_number,
    waitMs,
    decision: request.decision as RecoveryDecision,
    note: request.note,
    ...(submitted_at_ms === null ? {} : { submittedAtMs: submitted_at_ms }),
    ...(due_at_ms === null ? {} : { dueAtMs: due_at_ms }),
    ...(ended_at_ms === null ? {} : { endedAtMs: ended_at_ms }),
  };
}

type Proofs = Pick<RecoveryRow, 'email' | 'phone' | 'isEmailProven' | 'isPhoneProven' | 'needsPicture' | 'hasPicture'>;

function nextOf(state: RecoveryState, proofs: Proofs): RecoveryStep {
  if (state === 'done') return 'log_in';
  if (state === 'waiting') return 'wait';
  if (state !== 'proving') return 'start_again';
  if (proofs.email !== '' && !proofs.isEmailProven) return 'email';
  if (proofs.phone !== '' && !proofs.isPhoneProven) return 'phone';
  return proofs.needsPicture && !proofs.hasPicture ? 'picture' : 'submit';
}
