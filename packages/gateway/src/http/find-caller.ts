import type { CallSpec, DoorCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import { type Authenticated, isKeySecret } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

/**
 * The caller when no session of the token is cached: a session from the database, or the owner of an API key. A key
 * acts for its owner only in calls that name its scope, and only from its permitted addresses.
 */
export async function findCaller(
  { platform }: Pick<Deps, 'platform'>,
  call: Pick<CallSpec, 'access' | 'keyScope'>,
  token: string | undefined,
  ip: string,
): Promise<Outcome<Authenticated | undefined, DoorCode>> {
  if (token === undefined) return done(undefined);
  if (!isKeySecret(token)) return done(await platform.sessions.find(token));
  const holder = call.access === 'signed_in' ? await platform.apiKeys.find(token, ip) : undefined;
  if (holder === undefined) return done(undefined);
  if (!holder.isAllowedHere) return reject('key_address_refused');
  if (call.keyScope === undefined || !holder.scopes.includes(call.keyScope)) return reject('key_scope_missing');
  return done({ userId: holder.userId, accountId: holder.accountId, sessionId: `key ${holder.keyId}` });
}
