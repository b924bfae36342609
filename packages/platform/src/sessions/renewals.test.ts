import { present } from '@candor/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromeOnAndroid, registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { absoluteMs } from './session-times.ts';

const client = { ip: '203.0.113.77', userAgent: chromeOnAndroid };
let world: TestPlatform;
let who: { userId: number; accountId: number };
let old: string;

beforeEach(async () => {
  world = await startTestPlatform();
  const { userId, accountId } = await registerUser(world, 'ann@example.com');
  who = { userId, accountId };
  old = await sessions().open(who, client, true);
});
afterEach(() => world.end());

const sessions = () => world.platform.sessions;
const renewed = async (command = 'withdraw 1') =>
  present(await sessions().renew(old, command), 'the present token is replaced');

test('a renewed session is the same one under another 256-bit token, of which SQL keeps no more than before', async () => {
  const ended: string[] = [];
  const stop = sessions().onRevoked((id) => ended.push(id));
  const before = await sessions().list(who.userId, '');
  world.nowMs += 1_000;
  const token = await renewed();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toBe(old);
  const row = await world.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(Object.values(row).map(String)).not.toContain(token);
  expect(Object.values(row).map(String)).not.toContain(old);
  const [{ sessionId } = { sessionId: '' }] = before;
  expect(await sessions().list(who.userId, '')).toEqual(before);
  expect(await sessions().find(token)).toEqual({ ...who, sessionId });
  expect([await sessions().lives(sessionId), ended]).toEqual([true, []]);
  stop();
});

test('the old token is retired for ten seconds after the new one was used, and then rejected', async () => {
  const token = await renewed();
  expect(sessions().authenticate(old)).toBeUndefined();
  expect(await sessions().find(old)).toMatchObject({ ...who, isRetired: true });
  await sessions().find(token);
  world.nowMs += 9_999;
  expect(await sessions().find(old)).toMatchObject({ isRetired: true });
  world.nowMs += 1;
  expect(await sessions().find(old)).toBeUndefined();
  expect(await sessions().find(token)).toMatchObject(who);
});

test('a lost answer: the same command with the old token brings the same new one, until that is used', async () => {
  const token = await renewed();
  await world.restart();
  world.nowMs += 119_999;
  expect(await sessions().find(old)).toMatchObject({ isRetired: true });
  expect(await sessions().renewedBy(old, 'withdraw 1')).toBe(token);
  expect(await sessions().renewedBy(old, 'withdraw 2')).toBeUndefined();
  await sessions().find(token);
  expect(await sessions().renewedBy(old, 'withdraw 1')).toBeUndefined();
  // The ten seconds do not lengthen the two minutes.
  world.nowMs += 1;
  expect(await sessions().find(old)).toBeUndefined();
});

test('without any word from the new token the old one ends after two minutes', async () => {
  await renewed();
  world.nowMs += 120_000;
  expect(await sessions().find(old)).toBeUndefined();
  expect(await sessions().renewedBy(old, 'withdraw 1')).toBeUndefined();
});

test('of two at once one renews; sent twice, both are answered with the same token', async () => {
  const two = await Promise.all([sessions().renew(old, 'withdraw 1'), sessions().renew(old, 'withdraw 2')]);
  expect(two.filter((token) => token !== undefined)).toHaveLength(1);
  const next = present(await sessions().renew(two.find((token) => token !== undefined) ?? '', 'x'), 'it is renewed');
  const twice = await Promise.all([sessions().renew(next, 'y'), sessions().renew(next, 'y')]);
  expect(new Set(twice).size).toBe(1);
  expect(await sessions().find(present(twice[0], 'both have it'))).toMatchObject(who);
  // Replaced twice over, it is not even retired.
  expect(await sessions().find(old)).toBeUndefined();
});

test('a token that is being read from SQL while it is replaced is not remembered as the present one', async () => {
  await world.restart();
  const finding = sessions().find(old);
  const token = await renewed();
  await finding;
  expect(sessions().authenticate(old)).toBeUndefined();
  expect(await sessions().find(old)).toMatchObject({ isRetired: true });
  expect(await sessions().find(token)).toMatchObject(who);
});

test('a token that is replaced while its own first use is recorded leaves the next answer repeatable', async () => {
  const first = await renewed();
  const using = sessions().find(first);
  const second = await sessions().renew(first, 'withdraw 2');
  await using;
  expect(await sessions().renewedBy(first, 'withdraw 2')).toBe(second);
});

test('a retired token does not outlive its session', async () => {
  world.nowMs += absoluteMs - 5_000;
  const token = await renewed();
  expect(await sessions().find(old)).toMatchObject({ isRetired: true });
  world.nowMs += 5_000;
  expect([await sessions().find(old), await sessions().find(token)]).toEqual([undefined, undefined]);
});

test('a revoked session has no token left', async () => {
  const token = await renewed();
  await sessions().revokeAll(who.userId);
  expect([await sessions().find(old), await sessions().find(token)]).toEqual([undefined, undefined]);
  expect(await sessions().renew(token, 'withdraw 1')).toBeUndefined();
});
