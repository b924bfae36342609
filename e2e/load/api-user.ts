import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deviceHeader, newTokenHeader } from '@candor/api';

export type Fields = Readonly<Record<string, string | number>>;

/** An answer in its envelope, as it came. */
export interface WireAnswer {
  readonly type: string;
  readonly code: number | string;
  readonly message: unknown;
}

/** A session, with the token it has now: an answer that brings a new one puts it here. */
export interface Login {
  token: string;
  /** The id of the device; absent: none is named. */
  readonly device?: string | undefined;
  /** The address that it comes from, to a server that takes the caller for a proxy (`PUBLIC_URL`); absent: the machine's own. */
  readonly ip?: string | undefined;
}

/**
 * A token was replaced by another request, whose answer brings the new one, or by one that a kill cut off. Hundreds may
 * queue before it, each with a password to hash, and the old token gets the new one for two minutes.
 */
const renewedMsMax = 110_000;

/** Sends a file, and returns its location. */
export async function upload(address: string, purpose: string, file: Uint8Array, token: string): Promise<string> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new Blob([Uint8Array.from(file)]), 'picture.png');
  const response = await fetch(`${address}/api/upload`, { method: 'POST', headers: { authorization: token }, body });
  const answer = (await response.json()) as WireAnswer;
  if (answer.type !== 'ok') throw new Error(`/upload: ${answer.code}`);
  return String(answer.message);
}

/** Sends until the token is the present one: requests of one session may pass each other. */
export async function post(
  address: string,
  path: string,
  fields: Fields,
  by: string | Login = '',
): Promise<WireAnswer> {
  const login: Login = typeof by === 'string' ? { token: by } : by;
  const giveUpAtMs = Date.now() + renewedMsMax;
  for (;;) {
    const { token } = login;
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(token === '' ? {} : { authorization: token }),
        ...(login.device !== undefined && { [deviceHeader]: login.device }),
        ...(login.ip !== undefined && { 'x-forwarded-for': login.ip }),
      },
      body: formOf({ lang: 'en', ...fields }),
    });
    const renewed = response.headers.get(newTokenHeader);
    if (renewed !== null && login.token === token) login.token = renewed;
    const answer = (await response.json()) as WireAnswer;
    const isLate = answer.code === 'token_renewed' || (answer.type === '999' && login.token !== token);
    if (!isLate || Date.now() > giveUpAtMs) return answer;
    await pause(20);
  }
}

function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const name of Object.keys(fields)) form.set(name, `${fields[name]}`);
  return form;
}

export async function mustPost(
  address: string,
  path: string,
  fields: Fields,
  by: string | Login = '',
): Promise<unknown> {
  const answer = await post(address, path, fields, by);
  if (answer.type !== 'ok') throw new Error(`${path}: ${answer.code} ${String(answer.message)}`);
  return answer.message;
}

export async function mustGet(address: string, path: string, token: string): Promise<unknown> {
  const response = await fetch(`${address}/api${path}`, { headers: { authorization: token } });
  const answer = (await response.json()) as WireAnswer;
  if (answer.type !== 'ok') throw new Error(`${path}: ${answer.code} ${String(answer.message)}`);
  return answer.message;
}

/** True if a request failed because the server is gone, and not because of its answer. */
export function isCutOff(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

export const password = 'correct horse battery';
const usdt = 3;

/**
 * Registers a user through the real calls, with the code from the outbox, and claims practice funds; returns the token.
 * `invitation`: the code of the user who brings them; `ip`: where more come from than one address may register.
 */
export async function newApiUser(
  address: string,
  dataFolder: string,
  name: string,
  { invitation, ip }: { readonly invitation?: string | undefined; readonly ip?: string } = {},
): Promise<string> {
  const email = `${name}@load.example`;
  // A friend without a device would be held for review.
  const visitor = { token: '', ip, device: invitation && email.replace(/\W/g, '-').padEnd(22, '-') };
  await mustPost(address, '/sms_mail', { user_string: email, scene: 'register' }, visitor);
  const code = codeFor(dataFolder, email);
  const identity = { user_string: email, type: 'email' };
  const registration = {
    ...identity,
    code,
    password,
    re_password: password,
    ...(invitation !== undefined && { extension_code: invitation }),
  };
  await mustPost(address, '/user/register', registration, visitor);
  const token = String(await mustPost(address, '/user/login', { ...identity, password }, { token: '', ip }));
  await mustPost(address, '/practice/claim', { currency: usdt }, token);
  return token;
}

function codeFor(dataFolder: string, email: string): string {
  const outbox = join(dataFolder, 'outbox');
  for (const file of readdirSync(outbox).sort().reverse()) {
    const message = JSON.parse(readFileSync(join(outbox, file), 'utf8')) as { to: string; code?: string };
    if (message.to === email && message.code !== undefined) return message.code;
  }
  throw new Error(`no code for ${email} in the outbox`);
}
