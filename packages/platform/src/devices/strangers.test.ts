import { afterEach, beforeEach, expect, test } from 'vitest';
import { testOwner } from '../safety/test-owner.ts';
import { goodPassword, loginInput, startTestPlatform, type TestPlatform } from '../test-platform.ts';

const ann = 'ann@example.com';
/** Ann's phone at home, on the same address as her neighbour. */
const phone = { ip: '203.0.113.7', deviceId: 'the-phone-of-ann-0123456789' };
const laptop = { ip: '203.0.113.7', deviceId: 'the-laptop-of-ann-012345678' };
const neighbour = { ip: '203.0.113.7', deviceId: 'somebody-elses-phone-012345' };

let world: TestPlatform;
beforeEach(async () => {
  world = await startTestPlatform();
  await testOwner(world, ann);
  await world.platform.accounts.login({ ...loginInput(ann, goodPassword), client: phone });
  world.nowMs += 60_000;
});
afterEach(() => world.end());

type From = typeof phone | { readonly ip: string };
const login = (client: From, password = goodPassword, changes: object = {}) =>
  world.platform.accounts.login({ ...loginInput(ann, password), client, ...changes });
const send = (client: From, scene: 'login' | 'forget' | 'unfreeze' = 'login') =>
  world.platform.accounts.sendCode({ userString: ann, scene, lang: 'en', client, hasWorked: true });
const byCode = (client: From, code: string) => login(client, '', { proof: { code } });
const newestCode = async () => (await world.newestMessage())?.code ?? '';
const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }) => (outcome.ok ? 'ok' : outcome.code);

test('strangers who guess a password lock neither a device of its owner nor the name', async () => {
  for (let i = 0; i < 6; i++) await login(neighbour, 'wrong password');
  expect(codeOf(await login(neighbour))).toBe('login_locked');
  expect(codeOf(await login(phone))).toBe('ok');
  for (let i = 0; i < 120; i++) await login({ ip: `198.51.${i}.1` }, 'wrong password');
  // An unknown device does work, the owner's at a new place like the guesser's.
  expect(codeOf(await login({ ip: '192.0.2.9' }))).toBe('work_needed');
  expect(codeOf(await login({ ip: '192.0.2.9' }, goodPassword, { hasWorked: true }))).toBe('ok');
  expect(codeOf(await login(phone))).toBe('ok');
});

test('a device that was not seen for half a year is a stranger’s', async () => {
  const guess = async () => {
    for (let i = 0; i < 101; i++) await login({ ip: `198.51.${i}.1` }, 'wrong password');
  };
  // A minute ago it was seen first.
  world.nowMs += 180 * 86_400_000 - 60_001;
  await guess();
  expect(codeOf(await login(phone))).toBe('ok');
  world.nowMs += 180 * 86_400_000;
  await guess();
  expect(codeOf(await login(phone))).toBe('work_needed');
});

test('a device of the owner is limited as well, and by itself', async () => {
  for (let i = 0; i < 5; i++) expect(codeOf(await login(phone, 'wrong password'))).toBe('login_failed');
  expect(codeOf(await login(phone))).toBe('login_locked');
  expect(codeOf(await login(neighbour))).toBe('ok');
});

test('a code belongs to the device that requested it: no other enters it, or spends its tries', async () => {
  expect((await send(phone)).ok).toBe(true);
  const code = await newestCode();
  const check = (client: From, given: string) =>
    world.platform.accounts.checkIdentity({ userString: ann, scene: 'login', code: given, client });
  for (let i = 0; i < 20; i++) await check({ ip: `198.51.100.${i}` }, '000000');
  for (let i = 0; i < 20; i++) await check(neighbour, '000000');
  expect(codeOf(await check(neighbour, code))).toBe('code_wrong');
  expect(codeOf(await byCode(neighbour, code))).toBe('login_failed');
  // A code of the neighbour does not replace hers.
  expect((await send(neighbour)).ok).toBe(true);
  expect(codeOf(await byCode(phone, code))).toBe('ok');
});

test('without a device the address is the asker', async () => {
  expect((await send({ ip: '192.0.2.50' })).ok).toBe(true);
  const code = await newestCode();
  expect(codeOf(await byCode({ ip: '192.0.2.51' }, code))).toBe('login_failed');
  expect(codeOf(await byCode({ ip: '192.0.2.50' }, code))).toBe('ok');
});

test('keeps the codes of a known device, a session or a recovery when strangers ask', async () => {
  for (let i = 0; i < 10; i++) await send({ ip: `198.51.100.${i}` }, (['login', 'forget', 'unfreeze'] as const)[i % 3]);
  expect(codeOf(await send(laptop, 'forget'))).toBe('code_daily_limit');
  expect(codeOf(await send(phone, 'forget'))).toBe('ok');
  const changer = { userId: 1, sessionId: 'any', ip: '203.0.113.7' };
  const own = await world.platform.safety.sendOwnCode(changer, { scene: 'password', lang: 'en' });
  expect(codeOf(own)).toBe('ok');
});
