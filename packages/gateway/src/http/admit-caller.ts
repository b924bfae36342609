import type { CallSpec, DoorCode } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Authenticated } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';
import { type Admission, countedAs } from './admission.ts';
import { findCaller } from './find-caller.ts';
import { callerOf } from './token-renewal.ts';
import { TooMany } from './too-many.ts';
import type { Visit } from './visit.ts';

interface Door {
  readonly deps: Pick<Deps, 'platform'>;
  readonly admission: Admission;
}

/** The caller: the owner of a session, or `undefined`, which is a visitor. */
type Admitted = Outcome<Authenticated | undefined, DoorCode>;

/** The caller of a users' call, if they may make it: the first step that refuses ends it. Throws `TooMany`. */
export async function admitCaller(door: Door, visit: Visit): Promise<Admitted> {
  const known = await whoCalls(door, visit);
  const acting = known.ok ? await actingAs(door, visit, known.value) : known;
  return acting.ok ? mayCall(door, visit.served.call, acting.value) : acting;
}

/**
 * The owner of the token. A cached session was counted with its account when the request arrived; for any other the
 * address was, because it costs a database look-up, and its account is known and counted only now.
 */
async function whoCalls({ deps, admission }: Door, { request, served, token }: Visit): Promise<Admitted> {
  const remembered = token === undefined ? undefined : deps.platform.sessions.authenticate(token);
  if (remembered !== undefined) return done(remembered);
  const found = await findCaller(deps, served.call, token, request.ip);
  if (!found.ok || found.value === undefined) return found;
  const waitSeconds = admission.ofAccount(found.value, countedAs(served.call));
  if (waitSeconds > 0) throw new TooMany(waitSeconds);
  return found;
}

/** As whom: a token that has been replaced is good for less than the new one. */
async function actingAs({ deps }: Door, visit: Visit, session: Authenticated | undefined): Promise<Admitted> {
  return session === undefined ? done(undefined) : callerOf(deps, visit, session);
}

/** May they: some calls need a user, and some are not for an account that the installation shares with everybody. */
async function mayCall(
  { deps }: Pick<Door, 'deps'>,
  { access, personal }: Pick<CallSpec, 'access' | 'personal'>,
  session: Authenticated | undefined,
): Promise<Admitted> {
  if (access === 'signed_in' && session === undefined) return reject('signed_out');
  const isShared = personal && session !== undefined && (await deps.platform.accounts.isManaged(session.userId));
  return isShared ? reject('account_shared') : done(session);
}
