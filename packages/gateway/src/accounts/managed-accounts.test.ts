import { editNickname, freezeAccount, getUserInfo, listSignIns, sendOwnCode } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, testPassword, type TestSystem } from '../testing/test-system.ts';

const trader = { email: 'sim-trend@candor.example', password: 'nobody knows it', nickname: 'Sim Trend' };
const demo = { email: 'demo@candor.example', password: testPassword, nickname: 'Demo' };
let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  const { accounts } = system.gateway.deps.platform;
  await accounts.ensureUser({ ...trader, managed: 'house' });
  await accounts.ensureUser({ ...demo, managed: 'shared' });
});
afterAll(() => system.close());

const post = (path: `/${string}`) => ({ method: 'POST', path }) as const;

it.each([trader, demo])('sends no code for $nickname, and answers as for a stranger', async ({ email }) => {
  for (const scene of ['login', 'forget', 'unfreeze']) {
    const sent = await system.send(post('/sms_mail'), { user_string: email, scene });
    const stranger = await system.send(post('/sms_mail'), { user_string: `no.${email}`, scene });
    expect([sent.body.type, Object.keys(sent.body.message)]).toEqual(['ok', Object.keys(stranger.body.message)]);
  }
  expect((await system.outbox.list()).filter(({ to }) => to === email)).toEqual([]);
});

it('leaves the demo user its name, password and protection, with the reason', async () => {
  const user = await system.signIn(demo.email, demo.password);
  const { status, body } = await system.send(post('/user/editNickname'), { nickname: 'Mine', lang: 'en' }, user);
  expect([status, body.code, body.message]).toEqual([200, 'account_shared', expect.stringContaining('demo account')]);
  expect(await user.codeOf(editNickname, { nickname: 'Mine' })).toBe('account_shared');
  expect(await user.codeOf(freezeAccount, {})).toBe('account_shared');
  expect(await user.codeOf(sendOwnCode, { scene: 'password' })).toBe('account_shared');
  for (const path of ['/safe/pay_password', '/safe/totp/begin', '/safe/update_password', '/safe/api_keys/create']) {
    expect((await system.send(post(path as `/${string}`), {}, user)).body.code, path).toBe('account_shared');
  }
  expect((await user.call(getUserInfo, {})).nickname).toBe('Demo');
});

it('lets a visitor in as the demo user, without a trace of them in the account', async () => {
  const entered = await system.send(post('/practice/demo'));
  expect(entered.body.type).toBe('ok');
  const visitor = system.withToken({ ...demo, token: entered.body.message });
  expect((await visitor.call(getUserInfo, {})).nickname).toBe('Demo');
  expect(await visitor.codeOf(editNickname, { nickname: 'Mine' })).toBe('account_shared');
  const before = (await visitor.call(listSignIns, {})).total;
  const again = await system.send(post('/practice/demo'));
  expect(again.body.message).not.toBe(visitor.token);
  expect((await visitor.call(listSignIns, {})).total).toBe(before);
  expect((await system.outbox.list()).filter(({ to }) => to === demo.email)).toEqual([]);
});

it('keeps the sessions of many visitors at once', async () => {
  const { accounts } = system.gateway.deps.platform;
  const client = { ip: '203.0.113.9', userAgent: 'Phone' };
  const first = await accounts.enterDemo({ client });
  for (let visitors = 0; visitors < 25; visitors++) await accounts.enterDemo({ client });
  const visitor = system.withToken({ ...demo, token: first.ok ? first.value.token : '' });
  expect((await visitor.call(getUserInfo, {})).nickname).toBe('Demo');
});

it('reverts changes to such an account from before it was protected', async () => {
  const { accounts } = system.gateway.deps.platform;
  const before = { email: 'old@candor.example', password: testPassword, nickname: 'Old' };
  const { userId } = await accounts.ensureUser(before);
  const thief = await system.signIn(before.email, before.password);
  await thief.call(editNickname, { nickname: 'Mine' });
  await accounts.ensureUser({ ...before, password: 'another one of the house', managed: 'house' });
  expect((await accounts.profile(userId))?.nickname).toBe('Old');
  expect((await system.send({ method: 'GET', path: '/user/info' }, {}, thief)).body.type).toBe('999');
  expect(
    (await system.send(post('/user/login'), { user_string: before.email, password: testPassword })).body.code,
  ).toBe('login_failed');
});
