import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { PlatformLog } from '../log.ts';
import type { Challenges } from './challenges.ts';

/** A passkey that a device has just made, in the form in which it is kept. */
export interface CreatedKey {
  /** Of the credential, base64url. */
  readonly id: string;
  /** The host name it was made for. */
  readonly rp_id: string;
  /** COSE, base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** JSON. */
  readonly transports: string;
  readonly is_multi_device: number;
  readonly is_backed_up: number;
}

/** The parts of a kept passkey that its proof is checked with. */
type KeptKey = Pick<CreatedKey, 'id' | 'rp_id' | 'public_key' | 'counter' | 'transports'>;

interface Check {
  readonly challenges: Challenges;
  readonly log: PlatformLog;
  /** The challenge was made for this, and for nothing else. */
  readonly purpose: string;
  /** The site as its user reaches it; its host name is the one a key is made for. */
  readonly origin: string;
}

export function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}

/** The key that a device made; undefined unless made for our challenge, here, with its owner's consent. */
export async function readCreatedKey(
  json: string,
  { challenges, log, purpose, origin }: Check,
): Promise<CreatedKey | undefined> {
  const response = parsedObject(json) as RegistrationResponseJSON | undefined;
  if (response === undefined) return undefined;
  const verified = await orUndefined(log, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => challenges.use(challenge, purpose),
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    rp_id: rpIdOf(origin),
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    is_multi_device: credentialDeviceType === 'multiDevice' ? 1 : 0,
    is_backed_up: credentialBackedUp ? 1 : 0,
  };
}

/** The answer of a device that uses a key, before anything of it is believed; undefined when it is none. */
export function readUsedKey(json: string): AuthenticationResponseJSON | undefined {
  const response = parsedObject(json) as AuthenticationResponseJSON | undefined;
  return response === undefined || typeof response.id !== 'string' ? undefined : response;
}

/** The new counter and backup of a key that has signed our challenge of this purpose; undefined when it has not. */
export async function verifyUsedKey(
  response: AuthenticationResponseJSON,
  key: KeptKey,
  { challenges, log, purpose, origin }: Check,
): Promise<{ readonly counter: number; readonly is_backed_up: number } | undefined> {
  const verified = await orUndefined(log, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => challenges.use(challenge, purpose),
      expectedOrigin: origin,
      expectedRPID: key.rp_id,
      credential: credentialOf(key),
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, is_backed_up: credentialBackedUp ? 1 : 0 };
}

/** The library throws for everything a device, or a forger, may send wrongly. */
async function orUndefined<T>(log: PlatformLog, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info(
      { event: 'passkey.refused', reason: error instanceof Error ? error.message : '' },
      'a passkey was not accepted',
    );
    return undefined;
  }
}

function credentialOf({ id, public_key, counter, transports }: KeptKey): WebAuthnCredential {
  return {
    id,
    publicKey: Uint8Array.from(Buffer.from(public_key, 'base64url')),
    counter,
    transports: JSON.parse(transports) as string[],
  };
}

/** Parses an object; the library checks its fields. */
function parsedObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
