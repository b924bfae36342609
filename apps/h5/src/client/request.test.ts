import {
  CallError,
  getUserInfo,
  loginUser,
  newTokenHeader,
  onlyTokenHeader,
  setPhishingWord,
  uploadPicture,
} from '@candor/api';
import { expect, it } from 'vitest';
import { createBusy } from './busy.ts';
import { createClock } from './clock.ts';
import { createCall } from './request.ts';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

function world(answer: () => Response | Promise<Response>) {
  const asked: { url: string; body: string; parts: string[]; headers: unknown }[] = [];
  const events: string[] = [];
  const session = createSession(memoryStorage(new Map([['token', 'secret']])));
  const call = createCall({
    fetch: async (url, init) => {
      const body = init?.body instanceof URLSearchParams ? init.body.toString() : '';
      const parts = init?.body instanceof FormData ? [...init.body.keys()] : [];
      asked.push({ url: url as string, body, parts, headers: init?.headers });
      return answer();
    },
    baseUrl: '/api',
    language: () => 'vn',
    token: session.token,
    deviceId: () => 'a-device',
    busy: createBusy(() => () => {}),
    clock: createClock(() => 0),
    onSignedOut: (message) => events.push(`999 ${message}`),
    onVerificationNeeded: (message) => events.push(`998 ${message}`),
    onRenewed: session.renew,
    pause: async (ms) => events.push(`waits ${ms}`),
  });
  return { call, asked, events, session };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? error.failure : error),
  );

it('sends a form with wire names, lang and the token, and returns the payload', async () => {
  const { call, asked } = world(json({ type: 'ok', code: 1, message: 'a-token' }));
  const token = await call(loginUser, { userString: 'a@b.vn', password: 'p&p' });
  expect(token).toBe('a-token');
  expect(asked[0]?.url).toBe('/api/user/login');
  expect(asked[0]?.body).toContain('user_string=a%40b.vn&password=p%26p');
  expect(asked[0]?.body).toContain('lang=vn');
  expect(asked[0]?.headers).toEqual({ Authorization: 'secret', 'device-id': 'a-device' });
});

it('puts the fields of a GET into the address, and never the token', async () => {
  const { call, asked } = world(json({ type: 'error', code: 'not_found', message: '' }));
  await failureOf(call(getUserInfo, {}));
  expect(asked[0]?.url).toBe('/api/user/info?lang=vn');
});

it('sends a file after the fields that give its purpose', async () => {
  const { call, asked } = world(json({ type: 'ok', code: 1, message: 'upload:here' }));
  const file = new Blob(['a picture'], { type: 'image/png' });
  expect(await call(uploadPicture, { purpose: 'proof' }, { file })).toBe('upload:here');
  expect(asked[0]?.parts).toEqual(['purpose', 'file']);
  // Before the file: a body that is refused unread is answered in the user's language too.
  expect(asked[0]?.url).toBe('/api/upload?lang=vn');
});

it('returns the work that a call requires, and sends the solution beside the fields', async () => {
  const work = { salt: 'a salt', bits: 13, count: 8, expires: 60_000 };
  const { call, asked } = world(json({ type: 'error', code: 'work_needed', message: 'busy', work }));
  const input = { userString: 'a@b.vn', password: 'p' };
  expect(await failureOf(call(loginUser, input, { work: 'a salt:1,2' }))).toMatchObject({
    code: 'work_needed',
    work: { salt: 'a salt', bits: 13, count: 8, expiresAtMs: 60_000 },
  });
  expect(new URLSearchParams(asked[0]?.body).get('work')).toBe('a salt:1,2');
});

it('reports 999 and 998 to the shell once and to the caller as failures', async () => {
  const out = world(json({ type: '999', code: 'signed_out', message: 'bye' }));
  expect(await failureOf(out.call(getUserInfo, {}))).toMatchObject({ kind: 'signed_out' });
  const verify = world(json({ type: 998, message: 'who are you' }));
  expect(await failureOf(verify.call(getUserInfo, {}))).toMatchObject({ kind: 'verification_needed' });
  expect([...out.events, ...verify.events]).toEqual(['999 bye', '998 who are you']);
});

it('distinguishes a refusal from an answer that never came', async () => {
  const refused = world(json({ type: 'error', code: 'login_failed', message: 'no', field: 'password' }));
  expect(await failureOf(refused.call(getUserInfo, {}))).toEqual({
    kind: 'refused',
    code: 'login_failed',
    message: 'no',
    field: 'password',
  });
  const broken = world(json({ type: 'error', code: 'server_fault', message: 'oh' }, 503));
  expect(await failureOf(broken.call(getUserInfo, {}))).toMatchObject({ kind: 'broken', code: 'http_503' });
  const page = world(() => new Response('<html>', { status: 200 }));
  expect(await failureOf(page.call(getUserInfo, {}))).toMatchObject({ kind: 'broken' });
  const nowhere = world(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(nowhere.call(getUserInfo, {}))).toEqual({ kind: 'unreachable' });
});

const word = { word: 'heron', password: 'p' };
const renewing = (token: string) => () =>
  new Response(JSON.stringify({ type: 'ok', code: 1, message: {} }), { headers: { [newTokenHeader]: token } });

it('takes over the new token of an answer, unless another one was stored in between', async () => {
  const { call, session, asked } = world(renewing('fresh'));
  await call(setPhishingWord, word);
  expect(session.token()).toBe('fresh');
  const slow = world(() => {
    slow.session.follow('of another tab');
    return renewing('late')();
  });
  await slow.call(setPhishingWord, word);
  expect(slow.session.token()).toBe('of another tab');
  expect(asked).toHaveLength(1);
});

it('requests the token alone when the answer that brings it was lost', async () => {
  let lost = 3;
  const { call, session, asked, events } = world(() => {
    if (lost-- > 0) throw new TypeError('Failed to fetch');
    return renewing('fresh')();
  });
  expect(await failureOf(call(setPhishingWord, word))).toEqual({ kind: 'unreachable' });
  await expect.poll(session.token).toBe('fresh');
  expect(asked.map(({ headers }) => onlyTokenHeader in (headers as object))).toEqual([false, true, true, true]);
  expect(new Set(asked.map(({ body }) => body)).size).toBe(1);
  expect(events).toEqual(['waits 1000', 'waits 2000', 'waits 4000']);
});

it('does not repeat a call that brings no token', async () => {
  const { call, asked } = world(() => Promise.reject(new TypeError('Failed to fetch')));
  await failureOf(call(getUserInfo, {}));
  expect(asked).toHaveLength(1);
});
