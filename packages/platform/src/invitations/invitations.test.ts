import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Suspicion } from './coincidences.ts';
import {
  chromeOnAndroid,
  goodPassword,
  ip,
  registerUser,
  startTestPlatform,
  type TestPlatform,
  testOrigin,
} from '../test-platform.ts';

const phoneOf = (name: string) => name.repeat(22).slice(0, 22);
const inviter = 'bob@example.com';
const friend = 'ann@example.com';

let world: TestPlatform;
let inviterId: number;
let code: string;

beforeEach(async () => {
  world = await startTestPlatform();
  ({ userId: inviterId } = await registerUser(world, inviter));
  code = (await world.platform.accounts.profile(inviterId))?.invitationCode ?? '';
});
afterEach(() => world.end());

/** Registers by the code, from a device or from one that is not named. */
async function comes(device: string | undefined, userString = friend): Promise<{ userId: number; accountId: number }> {
  const client = { ip, ...(device !== undefined && { deviceId: phoneOf(device) }) };
  world.nowMs += 1_000;
  await world.platform.accounts.sendCode({ userString, scene: 'register', lang: 'en', client });
  const outcome = await world.platform.accounts.register({
    client,
    userString,
    code: (await world.newestMessage())?.code ?? '',
    password: goodPassword,
    repeatedPassword: goodPassword,
    invitationCode: code,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

async function logsIn(userString: string, device: string): Promise<void> {
  world.nowMs += 1;
  const outcome = await world.platform.accounts.login({
    userString,
    proof: { password: goodPassword },
    client: { ip, userAgent: chromeOnAndroid, deviceId: phoneOf(device) },
    origin: testOrigin,
    stays: true,
  });
  if (!outcome.ok) throw new Error(outcome.code);
  await world.platform.invitations.settled();
}

/** Everything that the exchange was told of a friend, without repetitions. */
const told = (userId: number) => {
  const ids = world.invited.filter(([id]) => id === `invitation-${userId}` || id.startsWith(`invitation-${userId}-`));
  return [...new Map(ids.map(([id, ...rest]) => [id, rest])).entries()];
};

test('tells the exchange of a friend with the registration, and once', async () => {
  const { userId } = await comes('a');
  expect(told(userId)).toEqual([[`invitation-${userId}`, [1_001, 1_000]]]);
  await world.restart();
  await world.platform.invitations.tell();
  expect(world.invited).toHaveLength(1);
});

test('tells of a friend after a restart, when the exchange did not answer or the process stopped in between', async () => {
  const { userId } = await comes('a');
  // As it was before the answer was written down.
  await world.db.updateTable('invitations').set({ bound_at_ms: null }).execute();
  world.isExchangeDown = true;
  await expect(world.platform.invitations.tell()).rejects.toThrow('the exchange does not answer');
  world.isExchangeDown = false;
  await world.restart();
  await world.platform.invitations.tell();
  expect(world.invited.map(([id]) => id)).toEqual([`invitation-${userId}`, `invitation-${userId}`]);
});

test('users without an inviter are not spoken of', async () => {
  await registerUser(world, friend);
  await logsIn(friend, 'a');
  await world.platform.invitations.tell();
  expect(world.invited).toEqual([]);
});

describe('RULES 16: not to oneself', () => {
  const both = (userId: number, suspicion: Suspicion) => [
    [`invitation-${userId}`, [1_001, 1_000, suspicion]],
    [`invitation-${userId}-${suspicion}`, [1_001, suspicion]],
  ];

  test('a friend who registers on a device of the inviter is suspicious from the first', async () => {
    await logsIn(inviter, 'b');
    const { userId } = await comes('b');
    expect(told(userId)).toEqual(both(userId, 'same_device'));
  });

  test('so is one who registers on no device that is named, which nothing takes back', async () => {
    const { userId } = await comes(undefined);
    expect(told(userId)).toEqual(both(userId, 'unnamed_device'));
    await logsIn(friend, 'a');
    expect(told(userId)).toEqual(both(userId, 'unnamed_device'));
  });

  test('so is one who uses a device of the inviter later, or whose inviter uses theirs', async () => {
    const { userId } = await comes('a');
    await logsIn(inviter, 'b');
    expect(told(userId)).toHaveLength(1);
    await logsIn(friend, 'b');
    expect(told(userId)).toEqual([
      [`invitation-${userId}`, [1_001, 1_000]],
      [`invitation-${userId}-same_device`, [1_001, 'same_device']],
    ]);
    const other = await comes('c', 'cleo@example.com');
    await logsIn(inviter, 'c');
    expect(told(other.userId).at(-1)).toEqual([`invitation-${other.userId}-same_device`, [1_002, 'same_device']]);
  });

  test('one who hands in the inviter’s documents, whoever was verified with them', async () => {
    const { userId } = await comes('a');
    const document = { name: 'NGUYEN VAN A', idType: 'id_card', country: 'VN', birthDate: '1990-05-17' } as const;
    const submit = (of: number, cardId: string) => world.platform.identity.submitText(of, { ...document, cardId });
    expect((await submit(inviterId, '001190012345')).ok).toBe(true);
    await world.platform.invitations.settled();
    expect(told(userId)).toHaveLength(1);
    expect((await submit(userId, '001190012345')).ok).toBe(true);
    await world.platform.invitations.settled();
    expect(told(userId).at(-1)).toEqual([`invitation-${userId}-same_documents`, [1_001, 'same_documents']]);
  });

  test('one who withdraws to a place of the inviter, also when either has deleted it meanwhile', async () => {
    const { userId } = await comes('a');
    const place = { railId: 1, kind: 'address', label: 'mine', text: '0xabc' } as const;
    const { destinationId } = await world.platform.destinations.keep({ userId: inviterId, ...place });
    await world.platform.destinations.remove(inviterId, destinationId);
    await world.platform.invitations.settled();
    expect(told(userId)).toHaveLength(1);
    await world.platform.destinations.keep({ userId, ...place, railId: 2 });
    await world.platform.invitations.settled();
    expect(told(userId).at(-1)).toEqual([`invitation-${userId}-same_destination`, [1_001, 'same_destination']]);
  });

  test('a suspicion is told until the exchange has it, and not again', async () => {
    const { userId } = await comes('a');
    await logsIn(inviter, 'b');
    world.isExchangeDown = true;
    await logsIn(friend, 'b').catch(() => undefined);
    expect(told(userId)).toHaveLength(1);
    world.isExchangeDown = false;
    await world.restart();
    await world.platform.invitations.tell();
    expect(told(userId)).toHaveLength(2);
    const before = world.invited.length;
    await logsIn(friend, 'b');
    expect(world.invited).toHaveLength(before);
  });

  test('strangers on one device are no friends of each other', async () => {
    const { userId } = await comes('a');
    await comes('a', 'cleo@example.com');
    expect(told(userId)).toHaveLength(1);
  });
});

test('a friend decides what their inviter sees', async () => {
  const { userId, accountId } = await comes('a');
  const { invitations } = world.platform;
  expect((await invitations.people([accountId])).get(accountId)?.showsRebates).toBe(false);
  expect(await invitations.show(userId, true)).toBe(true);
  expect((await invitations.people([accountId, 1_000])).get(accountId)?.showsRebates).toBe(true);
  expect((await invitations.people([1_000])).size).toBe(0);
  expect((await invitations.ownOf(userId))?.showsRebates).toBe(true);
  expect(await invitations.show(inviterId, true)).toBe(false);
  expect(await invitations.ownOf(inviterId)).toBeUndefined();
});
