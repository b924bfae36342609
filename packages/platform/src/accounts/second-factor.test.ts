import { randomBytes } from 'node:crypto';
import { factorChangeSubject } from '@candor/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecoveryCodes } from '../factors/recovery-codes.ts';
import { testAuthenticator } from '../factors/test-authenticator.ts';
import { type TestOwner, testOwner } from '../safety/test-owner.ts';
import {
  codeFor,
  goodPassword,
  loginInput,
  startTestPlatform,
  type TestPlatform,
  testOrigin,
} from '../test-platform.ts';

let world: TestPlatform;
let ann: TestOwner;
let recoveryCodes: readonly string[];

beforeEach(async () => {
  world = await startTestPlatform();
  ann = await testOwner(world);
  recoveryCodes = await ann.addTotp();
});
afterEach(() => world.end());

const refused = (code: string) => ({ ok: false, code });
const login = (changes: object = {}) =>
  world.platform.accounts.login({ ...loginInput(ann.email, goodPassword), ...changes });
const withCode = (factorCode: string | undefined) => login({ factor: { factorCode } });

describe('a login with a second factor', () => {
  test('requires the factor only after the right password', async () => {
    expect(await login({ proof: { password: 'not mine' } })).toEqual(refused('login_failed'));
    expect(await login({ proof: { password: 'not mine' }, factor: { factorCode: ann.freshTotp() } })).toEqual(
      refused('login_failed'),
    );
    expect(await login()).toEqual(refused('second_factor_needed'));
  });

  test('takes a code of the app once, and a recovery code once', async () => {
    const code = ann.freshTotp();
    expect((await withCode(code)).ok).toBe(true);
    expect(await withCode(code)).toEqual(refused('second_factor_wrong'));
    expect((await withCode(recoveryCodes[0])).ok).toBe(true);
    expect(await withCode(recoveryCodes[0])).toEqual(refused('second_factor_wrong'));
    expect((await world.platform.safety.state(ann.userId)).recoveryCodesLeft).toBe(9);
  });

  test('takes a recovery code once from two at the same instant', async () => {
    const codes = new RecoveryCodes({ db: world.db, randomBytes, pepper: new Uint8Array(32) });
    const [code = ''] = await codes.make(world.db, ann.userId);
    const both = await Promise.all([codes.use(ann.userId, code), codes.use(ann.userId, code)]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test('a mailed code stays good while the factor is fetched, and is no factor itself', async () => {
    world.nowMs += 60_000;
    const code = (await codeFor(world, ann.email, 'login')) as string;
    expect(await login({ proof: { code } })).toEqual(refused('second_factor_needed'));
    expect(await login({ proof: { code }, factor: { factorCode: code } })).toEqual(refused('second_factor_wrong'));
    expect((await login({ proof: { code }, factor: { factorCode: ann.freshTotp() } })).ok).toBe(true);
    expect(await login({ proof: { code }, factor: { factorCode: ann.freshTotp() } })).toEqual(refused('login_failed'));
  });

  test('wrong codes cause longer and longer waits, with the time in the answer', async () => {
    for (const waitMs of [0, 0, 60_000, 300_000, 1_800_000, 7_200_000, 28_800_000]) {
      expect(await withCode('000000')).toEqual(refused('second_factor_wrong'));
      if (waitMs === 0) continue;
      const locked = { ...refused('second_factor_locked'), untilMs: world.nowMs + waitMs };
      world.nowMs += waitMs - 1;
      expect(await withCode(ann.totp())).toEqual(locked);
      world.nowMs += 1;
    }
    expect((await withCode(ann.totp())).ok).toBe(true);
  });

  test('a day of guessing from everywhere has eight tries, and the owner gets a mail at the fifth (W8, ASVS 6.3.5)', async () => {
    const fromMs = world.nowMs;
    let judged = 0;
    for (let i = 0; world.nowMs < fromMs + 86_000_000; i++) {
      const client = { ip: `198.51.100.${i % 250}` };
      const answer = await login({ client, factor: { factorCode: '000000' } });
      if (!answer.ok && answer.code === 'second_factor_wrong') judged += 1;
      world.nowMs += 300_000;
    }
    // Three codes of a million are right at a time: 2.4 in 100,000 a day.
    expect(judged).toBe(8);
    const told = (await world.mailer.list()).filter(({ scene }) => scene === 'factor_guessed');
    expect(told).toMatchObject([{ to: ann.email, text: expect.stringContaining('/freeze?token=') }]);
  });

  test("keeps the owner's device and session usable while strangers try", async () => {
    const phone = { ip: '203.0.113.7', deviceId: 'the-phone-of-ann-0123456789' };
    expect((await login({ client: phone, factor: { factorCode: ann.freshTotp() } })).ok).toBe(true);
    for (let i = 0; i < 40; i++) {
      const client = { ip: `198.51.100.${i}`, deviceId: `a-device-of-somebody-else-${i}` };
      await login({ client, factor: { factorCode: '000000' } });
    }
    const elsewhere = await login({ client: { ip: '192.0.2.1' }, factor: { factorCode: ann.freshTotp() } });
    expect(elsewhere).toMatchObject(refused('second_factor_locked'));
    expect((await login({ client: phone, factor: { factorCode: ann.freshTotp() } })).ok).toBe(true);
    const subject = factorChangeSubject('make_recovery_codes');
    const stepUp = await ann.stepUp('factor_change', subject, { factorCode: ann.freshTotp() });
    expect((await world.platform.safety.makeRecoveryCodes(ann.changer, { password: goodPassword, stepUp })).ok).toBe(
      true,
    );
  });
});

test('a passkey logs in by itself, and is a second factor', async () => {
  const device = testAuthenticator(testOrigin);
  const { safety, accounts } = world.platform;
  const options = await safety.beginPasskey(ann.userId, testOrigin);
  if (!options.ok) throw new Error(options.code);
  const addition = async (created: string) => ({
    created,
    name: 'Phone',
    password: goodPassword,
    origin: testOrigin,
    stepUp: await ann.stepUp('factor_change', factorChangeSubject('add_passkey'), await ann.anyFactor()),
  });
  const withoutConsent = device.create(options.value, { isVerified: false });
  expect(await safety.finishPasskey(ann.changer, await addition(withoutConsent))).toEqual(refused('passkey_refused'));
  const second = await safety.beginPasskey(ann.userId, testOrigin);
  const created = device.create(second.ok ? second.value : '');
  expect((await safety.finishPasskey(ann.changer, await addition(created))).ok).toBe(true);
  expect(await safety.finishPasskey(ann.changer, await addition(created))).toEqual(refused('passkey_refused'));

  const client = { ip: '203.0.113.7' };
  const answer = device.get(await accounts.passkeyOptions(testOrigin));
  const byPasskey = { passkey: answer, origin: testOrigin, client, stays: false };
  expect(await accounts.loginByPasskey(byPasskey)).toMatchObject({ ok: true, value: { userId: ann.userId } });
  expect(await accounts.loginByPasskey(byPasskey)).toEqual(refused('login_failed'));
  const late = device.get(await accounts.passkeyOptions(testOrigin));
  world.nowMs += 300_000;
  expect(await accounts.loginByPasskey({ ...byPasskey, passkey: late })).toEqual(refused('login_failed'));
  const asFactor = device.get(await accounts.passkeyOptions(testOrigin));
  expect((await login({ factor: { passkey: asFactor } })).ok).toBe(true);
  expect(await login({ factor: { passkey: asFactor } })).toEqual(refused('second_factor_wrong'));

  await world.db.updateTable('users').set({ frozen_at_ms: world.nowMs }).where('id', '=', ann.userId).execute();
  const frozen = { ...byPasskey, passkey: device.get(await accounts.passkeyOptions(testOrigin)) };
  expect(await accounts.loginByPasskey(frozen)).toEqual(refused('account_frozen'));
  expect(await safety.renamePasskey(ann.userId, device.id, 'Old phone')).toBe(true);
  expect(await safety.renamePasskey(ann.userId + 1, device.id, 'Mine now')).toBe(false);
  expect((await safety.state(ann.userId)).factors.map(({ kind, name }) => [kind, name])).toEqual([
    ['totp', ''],
    ['passkey', 'Old phone'],
  ]);
  const removal = {
    passkeyId: device.id,
    password: goodPassword,
    stepUp: await ann.stepUp('factor_change', factorChangeSubject('remove_passkey', device.id), await ann.anyFactor()),
  };
  expect((await safety.removePasskey(ann.changer, removal)).ok).toBe(true);
  expect(await safety.removePasskey(ann.changer, removal)).toEqual(refused('factor_not_found'));
  const removed = { ...byPasskey, passkey: device.get(await accounts.passkeyOptions(testOrigin)) };
  expect(await accounts.loginByPasskey(removed)).toEqual(refused('login_failed'));
});

test('no more passkeys than a user can distinguish', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => ({
    id: `key-${index}`,
    user_id: ann.userId,
    rp_id: 'localhost',
    public_key: '',
    bond: null,
    counter: 0,
    is_multi_device: 0,
    is_backed_up: 0,
    transports: '[]',
    name: 'Key',
    added_at_ms: 0,
    used_at_ms: null,
  }));
  await world.db.insertInto('passkeys').values(rows).execute();
  expect(await world.platform.safety.beginPasskey(ann.userId, testOrigin)).toEqual(refused('too_many_passkeys'));
});

describe('the history of logins', () => {
  test('records when, from where and with what result, for the user alone', async () => {
    await login({ proof: { password: 'not mine' } });
    await withCode('000000');
    await withCode(ann.freshTotp());
    const { rows, total } = await world.platform.signIns.list(ann.userId, 1, 10);
    expect(rows.map(({ result }) => result)).toEqual(['signed_in', 'factor_wrong', 'password_wrong', 'signed_in']);
    expect([total, rows[0]]).toEqual([
      4,
      { atMs: world.nowMs, device: 'Chrome · Android', ipPrefix: '203.0.113.0/24', result: 'signed_in' },
    ]);
    expect((await world.platform.signIns.list(ann.userId + 1, 1, 10)).total).toBe(0);
  });

  test('another device or network causes a mail, the same again does not', async () => {
    const from = (ip: string) => login({ client: { ip }, factor: { factorCode: ann.freshTotp() } });
    const told = async () => (await world.mailer.list()).filter(({ scene }) => scene === 'new_device').length;
    await withCode(ann.freshTotp());
    expect(await told()).toBe(0);
    await from('198.51.100.4');
    expect(await told()).toBe(1);
    expect((await world.newestMessage())?.text).toContain('198.51.100.0/24');
    await from('198.51.100.77');
    expect(await told()).toBe(1);
  });

  test('keeps entries for 90 days', async () => {
    world.nowMs += 90 * 86_400_000 + 1;
    await withCode(ann.freshTotp());
    expect((await world.platform.signIns.list(ann.userId, 1, 10)).total).toBe(1);
  });
});
