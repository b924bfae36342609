import { apiKeySubject } from '@candor/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestOwner, testOwner, testPayPassword } from '../safety/test-owner.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { isKeySecret, type NewApiKey } from './api-keys.ts';

let world: TestPlatform;
let ann: TestOwner;
const bot: NewApiKey = {
  name: 'bot',
  scopes: ['read', 'trade'],
  addresses: ['203.0.113.7', '2001:db8::1'],
  validDays: 30,
};

beforeEach(async () => {
  world = await startTestPlatform();
  ann = await testOwner(world);
  await ann.addTotp();
  await ann.setPayPassword();
});
afterEach(() => world.end());

const refused = (code: string) => ({ ok: false, code });
async function create(key: NewApiKey, confirmed = key) {
  const proof = { payPassword: testPayPassword, factorCode: ann.freshTotp() };
  const stepUp = await ann.stepUp('api_key', apiKeySubject(confirmed), proof);
  return world.platform.safety.createApiKey(ann.changer, key, stepUp);
}

test('a session whose token happens to begin like a key is a session', () => {
  expect(isKeySecret(`ck_${'a'.repeat(40)}`)).toBe(false);
  expect(isKeySecret(`ck_${'a'.repeat(43)}`)).toBe(true);
});

test('a key is shown once, kept as a hash, and announced by mail', async () => {
  const made = await create(bot);
  const secret = made.ok ? made.value.secret : '';
  expect(secret).toMatch(/^ck_[\w-]{43}$/);
  const row = await world.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
  expect(Object.values(row).map(String)).not.toContain(secret);
  expect(await world.newestMessage()).toMatchObject({ scene: 'api_key_made' });
  expect(await world.platform.apiKeys.find(secret, '203.0.113.7')).toEqual({
    keyId: row.id,
    userId: ann.userId,
    accountId: ann.accountId,
    scopes: ['read', 'trade'],
    isAllowedHere: true,
  });
  expect((await world.platform.apiKeys.list(ann.userId))[0]?.usedAtMs).toBe(world.nowMs);
});

test('makes the key exactly as it was confirmed', async () => {
  expect(await create({ ...bot, scopes: ['read', 'trade', 'withdraw'] }, bot)).toEqual(refused('step_up_differs'));
  expect(await create({ ...bot, addresses: [] }, bot)).toEqual(refused('step_up_differs'));
  expect(await create({ ...bot, validDays: 365 }, bot)).toEqual(refused('step_up_differs'));
});

test('accepts a key only from its addresses, however they are written', async () => {
  const made = await create(bot);
  const secret = made.ok ? made.value.secret : '';
  const isAllowed = async (ip: string) => (await world.platform.apiKeys.find(secret, ip))?.isAllowedHere;
  for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:0:0::1']) expect(await isAllowed(ip)).toBe(true);
  for (const ip of ['0:0::ffff:203.0.113.7', '::FFFF:cb00:7107']) expect(await isAllowed(ip)).toBe(true);
  for (const ip of ['203.0.113.8', '2001:db8::2', '::203.0.113.7', 'nonsense']) expect(await isAllowed(ip)).toBe(false);
  // An address of an unusual kind is itself, and not every other one of its kind.
  const unusual = await create({ ...bot, addresses: ['64:ff9b::192.0.2.1'] });
  const from = (ip: string) => world.platform.apiKeys.find(unusual.ok ? unusual.value.secret : '', ip);
  expect((await from('64:ff9b::c000:201'))?.isAllowedHere).toBe(true);
  for (const ip of ['64:ff9b::192.0.2.2', 'nonsense']) expect((await from(ip))?.isAllowedHere).toBe(false);
});

test('ends when it expires, is revoked by its owner, or the account is frozen', async () => {
  const secretOf = async (key: NewApiKey) => {
    const made = await create(key);
    if (!made.ok) throw new Error(made.code);
    return { secret: made.value.secret, id: made.value.key.keyId };
  };
  const find = (secret: string) => world.platform.apiKeys.find(secret, '203.0.113.7');
  const short = await secretOf({ ...bot, validDays: 1 });
  const long = await secretOf(bot);
  world.nowMs += 86_400_000;
  expect([await find(short.secret), (await find(long.secret))?.userId]).toEqual([undefined, ann.userId]);
  expect(await world.platform.apiKeys.revoke(ann.userId + 1, long.id)).toEqual(refused('api_key_not_found'));
  expect((await world.platform.apiKeys.revoke(ann.userId, long.id)).ok).toBe(true);
  expect(await world.platform.apiKeys.revoke(ann.userId, long.id)).toEqual(refused('api_key_not_found'));
  const last = await secretOf(bot);
  await world.platform.safety.freeze({ userId: ann.userId });
  expect(await find(last.secret)).toBeUndefined();
});

test('addresses are addresses, withdrawing needs one, and there are at most ten keys', async () => {
  for (const addresses of [['not one'], ['1.2.3.4/8'], Array.from({ length: 11 }, (_, i) => `192.0.2.${i}`)]) {
    expect(await create({ ...bot, addresses })).toEqual(refused('api_key_addresses_invalid'));
  }
  const withdraws = { ...bot, scopes: ['withdraw'], addresses: [] } as const;
  expect(await create(withdraws)).toEqual(refused('api_key_addresses_invalid'));
  for (let i = 0; i < 10; i++) await world.platform.apiKeys.create(ann.userId, bot);
  expect(await create(bot)).toEqual(refused('too_many_api_keys'));
});
