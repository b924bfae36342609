import { createHash } from 'node:crypto';
import { ipClient } from '../identity/ip-prefix.ts';
import type { Client } from '../sessions/sessions.ts';

/** The party that counters of tries are kept for. */
export type Caller =
  /** A device that has logged in to this account before, or a session of it. */
  | { readonly knownAs: string }
  /** A stranger, as far as we know. */
  | { readonly ip: string; readonly knownAs?: undefined };

/** Drawn by the app at its first start: a secret, so that a thief cannot impersonate a user's device. */
const deviceIdPattern = /^[\w-]{22,64}$/;

/** The hash by which a device is stored; `undefined` when the client names none. */
export function deviceHashOf({ deviceId }: Client): string | undefined {
  if (deviceId === undefined || !deviceIdPattern.test(deviceId)) return undefined;
  return createHash('sha256').update(`device\n${deviceId}`).digest('base64url');
}

/** The asker of a code, who alone may enter it: a device, or an address where a client names none. */
export function askerOf(client: Client): string {
  const device = deviceHashOf(client);
  return device === undefined ? `ip ${ipClient(client.ip)}` : `device ${device}`;
}

/** A signed-in user, on any device. */
export function askerOfUser(userId: number): string {
  return `user ${userId}`;
}

/** A session has proven whose it is. */
export function callerOfSession({ sessionId }: { readonly sessionId: string }): Caller {
  return { knownAs: `session ${sessionId}` };
}
