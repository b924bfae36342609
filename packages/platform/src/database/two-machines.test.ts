import { apiKeySubject, factorChangeSubject } from '@candor/api';
import type { Outcome } from '@candor/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../platform.ts';
import { testOwner, testPayPassword } from '../safety/test-owner.ts';
import { chromeOnAndroid, goodPassword, ip, loginInput, type TestPlatform } from '../test-platform.ts';
import { migrate } from './migrate.ts';
import { startTwoMachines, type TwoMachines } from './test-two-machines.ts';

let two: TwoMachines;
let world: TestPlatform;

beforeEach(async () => {
  two = await startTwoMachines();
  ({ world } = two);
});
afterEach(() => two.end());

const ann = 'ann@example.com';
/** The codes of two outcomes, in no order. */
const codes = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code)).sort();
const pairOf = <T>([first, second]: readonly T[]) => [first as T, second as T] as const;
const count = async (table: 'users' | 'sessions' | 'api_keys' | 'recovery_codes' | 'recoveries') => {
  const { fn } = world.db;
  const { rows } = await world.db.selectFrom(table).select(fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  return rows;
};

test('guesses at a password get no more tries of two machines than of one', async () => {
  const guess = (platform: Platform) => platform.accounts.login(loginInput(ann, 'not the password'));
  for (let tried = 0; tried < 4; tried++) await guess(world.platform);
  expect(codes(await two.atOnce(/select \* from "login_failures"/, guess, guess))).toEqual([
    'login_failed',
    'login_locked',
  ]);
});

test('an address is sent one code a minute', async () => {
  const send = (platform: Platform) =>
    platform.accounts.sendCode({ userString: ann, scene: 'register', lang: 'en', client: { ip } });
  expect(codes(await two.atOnce(/select "sent_at_ms" from "verification_codes"/, send, send))).toEqual([
    'code_resend_too_soon',
    'ok',
  ]);
});

test('registers an address once, whoever has a code', async () => {
  const calls: ((platform: Platform) => ReturnType<Platform['accounts']['register']>)[] = [];
  for (const client of [{ ip }, { ip: '198.51.100.9' }]) {
    world.nowMs += 1;
    const sent = await world.platform.accounts.sendCode({ userString: ann, scene: 'register', lang: 'en', client });
    expect(sent.ok).toBe(true);
    const code = (await world.newestMessage())?.code ?? '';
    const passwords = { password: goodPassword, repeatedPassword: goodPassword };
    calls.push((platform) => platform.accounts.register({ client, userString: ann, code, ...passwords }));
  }
  const registered = await two.atOnce(/from "users" where "uid"/, ...pairOf(calls));
  expect(codes(registered)).toEqual(['ok', 'registration_failed']);
  expect(await count('users')).toBe(1);
});

test('a ready account is made once', async () => {
  const ensure = (platform: Platform) =>
    platform.accounts.ensureUser({ email: ann, password: goodPassword, nickname: 'Ann' });
  const [first, second] = await two.atOnce(/from "users" where "uid"/, ensure, ensure);
  expect(first).toEqual(second);
});

test('a nickname is one user’s', async () => {
  const { userId: annId } = await testOwner(world);
  const { userId: bobId } = await testOwner(world, 'bob@example.com');
  const take = (userId: number) => (platform: Platform) => platform.profiles.edit(userId, { nickname: 'Skipper' });
  const taken = await two.atOnce(/from "users" where "nickname_seen"/, take(annId), take(bobId));
  expect(codes(taken)).toEqual(['nickname_taken', 'ok']);
});

test('pairs that are watched have places of their own', async () => {
  const { userId } = await testOwner(world);
  const watch = (pairId: number) => (platform: Platform) => platform.watchlist.add(userId, pairId);
  await two.atOnce(/from "watchlist"/, watch(1), watch(2));
  const rows = await world.db.selectFrom('watchlist').select('position').orderBy('position').execute();
  expect(rows.map(({ position }) => position)).toEqual([1, 2]);
});

test('guesses at a second factor are all counted', async () => {
  const owner = await testOwner(world);
  await owner.addTotp();
  const guess = (platform: Platform) =>
    platform.accounts.login({ ...loginInput(ann, goodPassword), factor: { factorCode: '000000' } });
  await two.atOnce(/select \* from "factor_tries"/, guess, guess);
  const all = await world.db
    .selectFrom('factor_tries')
    .select('count')
    .where('bucket', '=', 'all')
    .executeTakeFirstOrThrow();
  expect(all.count).toBe(2);
});

test('recovery codes are ten, made twice at once', async () => {
  const owner = await testOwner(world);
  await owner.addTotp();
  const subject = factorChangeSubject('make_recovery_codes');
  const makes: ((platform: Platform) => ReturnType<Platform['safety']['makeRecoveryCodes']>)[] = [];
  for (let i = 0; i < 2; i++) {
    const stepUp = await owner.stepUp('factor_change', subject, await owner.anyFactor());
    makes.push((platform) => platform.safety.makeRecoveryCodes(owner.changer, { password: goodPassword, stepUp }));
  }
  const made = await two.atOnce(/delete from "recovery_codes"/, ...pairOf(makes));
  expect(codes(made)).toEqual(['ok', 'ok']);
  expect(await count('recovery_codes')).toBe(10);
});

test('a recovery is begun once, and both callers get it', async () => {
  const owner = await testOwner(world);
  await owner.addTotp();
  const client = { ip, userAgent: chromeOnAndroid };
  const begin = async (platform: Platform) => {
    const begun = await platform.recovery.begin({ userString: ann, password: goodPassword, client });
    return begun.ok ? begun.value.recovery.recoveryId : begun.code;
  };
  const [first, second] = await two.atOnce(/from "recoveries" where "open_of"/, begin, begin);
  expect([first, second]).toEqual([1, 1]);
  expect(await count('recoveries')).toBe(1);
});

test('an address that two users bind at once is one’s', async () => {
  const owners = [await testOwner(world), await testOwner(world, 'bob@example.com')];
  const address = { kind: 'phone', value: '+84912345678', dialCode: '84', country: 'VN' } as const;
  const binds: ((platform: Platform) => Promise<Outcome<string>>)[] = [];
  for (const owner of owners) {
    const oldCode = await owner.ownCode('confirm');
    const input = {
      userString: address.value,
      scene: 'bind',
      lang: 'en',
      client: { ip },
      boundTo: owner.userId,
    } as const;
    expect((await world.platform.accounts.sendCode(input)).ok).toBe(true);
    const code = (await world.newestMessage())?.code ?? '';
    binds.push((platform) =>
      platform.safety.bindAddress(owner.changer, { address, code, oldCode, password: goodPassword }),
    );
  }
  const bound = await two.atOnce(/from "users" where "phone"/, ...pairOf(binds));
  expect(codes(bound)).toEqual(['address_taken', 'ok']);
});

test('there are no more API keys than there may be', async () => {
  const owner = await testOwner(world);
  await owner.addTotp();
  await owner.setPayPassword();
  const key = { name: 'bot', scopes: ['read'], addresses: [], validDays: 30 } as const;
  for (let made = 0; made < 9; made++) await world.platform.apiKeys.create(owner.userId, key);
  const creates: ((platform: Platform) => ReturnType<Platform['safety']['createApiKey']>)[] = [];
  for (let i = 0; i < 2; i++) {
    const factorCode = owner.freshTotp();
    const stepUp = await owner.stepUp('api_key', apiKeySubject(key), { payPassword: testPayPassword, factorCode });
    creates.push((platform) => platform.safety.createApiKey(owner.changer, key, stepUp));
  }
  const created = await two.atOnce([/select \* from "api_keys"/, 1], ...pairOf(creates));
  expect(codes(created)).toEqual(['ok', 'too_many_api_keys']);
  expect(await count('api_keys')).toBe(10);
});

test('no session begins behind a freeze', async () => {
  const { userId } = await testOwner(world);
  await two.atOnce<unknown>(
    /select "frozen_at_ms", "password_changed_at_ms"/,
    (platform) => platform.accounts.login(loginInput(ann, goodPassword)),
    (platform) => platform.safety.freeze({ userId }),
  );
  expect(await count('sessions')).toBe(0);
});

test('chains operators’ calls on two machines', async () => {
  const begin = (name: string) => (platform: Platform) =>
    platform.audit.begin({ name, role: 'support' }, 'POST /operator/x', '{}');
  await two.atOnce(/from "audit_entries"/, begin('rita'), begin('olaf'));
  expect(await world.platform.audit.verify()).toMatchObject({ entries: 2, findings: [] });
});

test('a migration is one machine’s, of two that start at once', async () => {
  const later = {
    area: 'later',
    number: 1,
    up: async (tx: any) => tx.schema.createTable('later').addColumn('id', 'integer').execute(),
  };
  const start = (_: Platform, db: Parameters<typeof migrate>[0]) => migrate(db, 5, [later]);
  await two.atOnce(/from "platform_migrations" where/, start, start);
  const applied = await world.db.selectFrom('platform_migrations').selectAll().where('area', '=', 'later').execute();
  expect(applied).toHaveLength(1);
});
