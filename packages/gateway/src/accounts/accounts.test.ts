import { getUserInfo, logoutUser } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, testPassword, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
/** Has an account, and has not requested a code lately. */
const known = { email: 'known@example.com', password: testPassword, nickname: 'Known' };
beforeAll(async () => {
  system = await startTestSystem();
  await system.gateway.deps.platform.accounts.ensureUser(known);
});
afterAll(() => system.close());

const post = (path: `/${string}`) => ({ method: 'POST', path }) as const;
const strangerMail = 'stranger.who.is.not.here@example.com';

it('answers the same for an address with an account and for one without (W24)', async () => {
  const asked: readonly [path: `/${string}`, fields: Record<string, string>][] = [
    ['/user/login', { password: 'not the password' }],
    ['/user/forget', { code: '123456', password: testPassword, repassword: testPassword }],
    ['/user/check_email', { scene: 'register', email_code: '123456' }],
    ['/user/register', { code: '123456', password: testPassword, re_password: testPassword }],
    ['/sms_mail', { scene: 'register' }],
    ['/sms_mail', { type: 'forget' }],
    ['/sms_mail', { scene: 'login' }],
  ];
  for (const [path, fields] of asked) {
    const addressField = path === '/user/forget' ? 'account' : 'user_string';
    const answers = [];
    for (const address of [known.email, strangerMail]) {
      const { status, body } = await system.send(post(path), { ...fields, [addressField]: address, lang: 'en' });
      // It masks the text that the caller typed.
      answers.push([status, JSON.stringify(body).replace(/[a-z]\*+@/g, 'x@')]);
    }
    expect(answers[0], path).toEqual(answers[1]);
  }
});

it('resets a password with a code of its scene, and ends every session', async () => {
  const user = await system.newUser('forgetful');
  await system.send(post('/sms_mail'), { user_string: user.email, type: 'forget' });
  const [message] = await system.outbox.list(1);
  const reset = {
    account: user.email,
    code: message?.code,
    password: 'another long one',
    repassword: 'another long one',
  };
  expect((await system.send(post('/user/forget'), reset)).body).toEqual({ type: 'ok', code: 1, message: {} });
  expect(await user.codeOf(getUserInfo, {})).toBe('signed_out');
  const again = await system.signIn(user.email, 'another long one');
  expect((await again.call(getUserInfo, {})).email).toMatch(/^f\*+@example\.com$/);
});

it('signs out at once', async () => {
  const user = await system.newUser('leaving');
  await user.call(logoutUser, {});
  expect(await user.codeOf(getUserInfo, {})).toBe('signed_out');
});
