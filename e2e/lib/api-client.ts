import {
  type ArgumentsOf,
  type CallSpec,
  decodeOutput,
  deviceHeader,
  encodeInput,
  newTokenHeader,
  openEnvelope,
  type OutputOf,
  claimPractice,
  loginUser,
  registerUser,
  sendMailCode,
} from '@candor/api';
import { codeFor } from './outbox.ts';
import type { PracticeServer } from './practice-server.ts';

/** A user of the API without a browser. */
export interface ApiUser {
  readonly email: string;
  readonly password: string;
  /** The present one; an answer that brings a new one replaces it. */
  token: string;
  /** Makes a call as this user; throws when it is refused. */
  readonly call: <C extends CallSpec>(spec: C, input: ArgumentsOf<C>) => Promise<OutputOf<C>>;
}

/** Assets of the practice catalogue. */
export const assets = { btc: 1, eth: 2, usdt: 3 } as const;
export const password = 'seven green bottles';

/** Registers a user with the code from the outbox, by an invitation or none, signs in and claims. */
export async function newApiUser(
  server: PracticeServer,
  email: string,
  claims: readonly number[] = Object.values(assets),
  extensionCode?: string,
): Promise<ApiUser> {
  const identity = { userString: email, channel: 'email' } as const;
  // A friend without a device would be held for review.
  const device = extensionCode === undefined ? undefined : deviceOf(email);
  await call(server.address, sendMailCode, { userString: email, scene: 'register' }, undefined, device);
  const code = await codeFor(server.dataFolder, email, 'register');
  const registration = { ...identity, code, password, passwordAgain: password };
  const invited = { ...registration, ...(extensionCode !== undefined && { extensionCode }) };
  await call(server.address, registerUser, invited, undefined, device);
  const token = await call(server.address, loginUser, { ...identity, password });
  const user: ApiUser = {
    email,
    password,
    token,
    call: (spec, input) => call(server.address, spec, input, user),
  };
  for (const assetId of claims) await user.call(claimPractice, { assetId });
  return user;
}

/** One more session of the user, for another device: renewing its token leaves the others' as they are. */
export function newSession(server: PracticeServer, user: ApiUser, factorCode?: string): Promise<string> {
  const { email, password: typed } = user;
  return call(server.address, loginUser, {
    userString: email,
    channel: 'email',
    password: typed,
    ...(factorCode !== undefined && { factorCode }),
  });
}

/** The id of a user's own phone. */
const deviceOf = (email: string): string => email.replace(/\W/g, '-').padEnd(22, '-').slice(0, 64);

/** One call, as the app makes it. */
async function call<C extends CallSpec>(
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
  user?: Pick<ApiUser, 'token'>,
  device?: string,
): Promise<OutputOf<C>> {
  const form = new URLSearchParams({ ...(encodeInput(spec, input) as Record<string, string>), lang: 'en' });
  const url = `${address}/api${spec.path}`;
  const headers: Record<string, string> = {
    ...(user !== undefined && { Authorization: user.token }),
    ...(device !== undefined && { [deviceHeader]: device }),
  };
  const answer = await (spec.method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { headers })
    : fetch(url, { method: 'POST', headers, body: form }));
  const renewed = answer.headers.get(newTokenHeader);
  if (user !== undefined && renewed !== null) user.token = renewed;
  const opened = openEnvelope(await answer.json());
  if (opened.kind !== 'ok') throw new Error(`${spec.path}: ${JSON.stringify(opened)}`);
  return decodeOutput(spec, opened.payload);
}
