import { hourMs } from '@candor/kernel';
import { factorChangeSubject } from '@candor/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testAuthenticator } from '../factors/test-authenticator.ts';
import { goodPassword, ip, loginInput, startTestPlatform, type TestPlatform, testOrigin } from '../test-platform.ts';
import { client, testLoser, type TestLoser } from './test-recovery.ts';

const waitMs = 72 * hourMs;

let world: TestPlatform;
let loser: TestLoser;
beforeEach(async () => {
  world = await startTestPlatform({ mode: 'live' });
  loser = await testLoser(world);
});
afterEach(() => world.end());

const scenes = async () => {
  await world.platform.lettersTried();
  return (await world.mailer.list(100)).map(({ scene }) => scene);
};
const newest = async (scene: string) => {
  await world.platform.lettersTried();
  return (await world.mailer.list(100)).find((message) => message.scene === scene);
};
const factorHolds = () => world.holds.filter(({ reason }) => reason === 'factor_changed');
const logIn = async (factor: { factorCode?: string } = {}) => {
  const { ann } = loser;
  const loggedIn = await world.platform.accounts.login({ ...loginInput(ann.email, goodPassword), factor });
  return loggedIn.ok ? 'ok' : loggedIn.code;
};
const hasSession = async () => (await world.platform.sessions.find(loser.ann.token)) !== undefined;

describe('all factors are lost', () => {
  test('proof of password and address starts a wait of three days, after which the password alone is enough', async () => {
    const { ann } = loser;
    expect(await logIn()).toBe('second_factor_needed');
    expect(await loser.begin()).toBe('ok');
    expect(await loser.row()).toMatchObject({
      state: 'proving',
      next: 'email',
      phone: '',
      needsPicture: false,
      waitMs,
    });
    await loser.prove();
    expect(await loser.row()).toMatchObject({ next: 'submit', isEmailProven: true });
    const before = factorHolds().length;
    expect(await loser.submit()).toBe('ok');
    expect(factorHolds()).toHaveLength(before + 1);
    const dueAtMs = world.nowMs + waitMs;
    expect(await loser.row()).toMatchObject({ state: 'waiting', next: 'wait', decision: 'not_needed', dueAtMs });
    // Sent again it is the same, with no second message.
    expect(await loser.submit()).toBe('ok');
    expect((await scenes()).filter((scene) => scene === 'recovery_requested')).toHaveLength(1);

    world.nowMs = dueAtMs - 1;
    expect(await logIn()).toBe('second_factor_needed');
    expect(await hasSession()).toBe(true);
    world.nowMs = dueAtMs;
    expect(await logIn()).toBe('ok');
    expect(await hasSession()).toBe(false);
    expect(await world.platform.safety.state(ann.userId)).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
      hasPayPassword: true,
    });
    expect((await newest('recovery_done'))?.to).toBe(ann.email);
    expect(await loser.begin()).toBe('recovery_not_needed');
  });

  test('it is carried out once, by itself after a restart too, and behind a hold', async () => {
    await loser.ask();
    world.nowMs += waitMs;
    const { ann } = loser;
    const before = factorHolds().length;
    world.isExchangeDown = true;
    await expect(logIn()).rejects.toThrow('the exchange does not answer');
    expect((await world.platform.safety.state(ann.userId)).factors).toHaveLength(1);
    world.isExchangeDown = false;
    await world.restart();
    await vi.waitFor(async () => expect((await world.platform.safety.state(ann.userId)).factors).toEqual([]));
    await Promise.all([logIn(), logIn(), world.platform.recovery.lookAfter()]);
    expect(factorHolds().length).toBeGreaterThan(before);
    expect((await scenes()).filter((scene) => scene === 'recovery_done')).toHaveLength(1);
  });

  test('withdrawals are held all the while, not for a day only', async () => {
    await loser.ask();
    const placed = factorHolds().length;
    world.nowMs += 24 * hourMs - 120_000;
    await world.platform.recovery.lookAfter();
    expect(factorHolds()).toHaveLength(placed + 1);
    world.nowMs += 60_000;
    await world.platform.recovery.lookAfter();
    expect(factorHolds()).toHaveLength(placed + 1);
  });

  test('a second phone has to be proven too, and gets the messages', async () => {
    const phone = { phone: '+84912345678', area_code: '84', country: 'VN' };
    await world.db.updateTable('users').set(phone).where('id', '=', loser.ann.userId).execute();
    await loser.begin();
    await loser.prove();
    expect(await loser.row()).toMatchObject({ next: 'phone', isEmailProven: true, isPhoneProven: false });
    expect(await loser.submit()).toBe('recovery_unproven');
    const code = await loser.code('mobile');
    await world.platform.recovery.prove({ token: loser.token, channel: 'mobile', code });
    expect(await loser.submit()).toBe('ok');
    await world.platform.lettersTried();
    const told = (await world.mailer.list(100)).filter(({ scene }) => scene === 'recovery_requested');
    expect(told.map(({ to }) => to).sort()).toEqual(['+84912345678', loser.ann.email]);
  });
});

test('sends the link in the text message to a user with a phone alone', async () => {
  const phone = { email: null, phone: '+84912345678', area_code: '84', country: 'VN' };
  await world.db.updateTable('users').set(phone).where('id', '=', loser.ann.userId).execute();
  const { recovery } = world.platform;
  const begun = await recovery.begin({ userString: phone.phone, password: goodPassword, client });
  if (!begun.ok) throw new Error(begun.code);
  const { token } = begun.value;
  await world.platform.lettersTried();
  world.nowMs += 60_000;
  await recovery.sendCode({ token, channel: 'mobile', lang: 'en', ip });
  await recovery.prove({ token, channel: 'mobile', code: (await world.newestMessage())?.code ?? '' });
  expect(await recovery.submit(token)).toMatchObject({ value: { state: 'waiting' } });
  const message = await newest('recovery_requested');
  expect(message).toMatchObject({ channel: 'sms', to: phone.phone });
  const [, link = ''] =
    / http:\/\/localhost:8080\/h5\/#\/pages\/setting\/cancelRecovery\?token=([\w.-]+)$/.exec(message?.text ?? '') ?? [];
  expect(await recovery.cancel({ token: link })).toEqual({ ok: true, value: undefined });
  expect(await recovery.state(token)).toMatchObject({ value: { state: 'cancelled' } });
});

describe('it is cancelled', () => {
  const asked = async () => {
    await loser.ask();
    expect(await world.platform.recovery.openOf(loser.ann.userId)).toMatchObject({ device: 'Chrome · Android' });
  };
  const ways: readonly (readonly [name: string, cancel: () => Promise<unknown>])[] = [
    ['from a session', () => world.platform.recovery.cancel({ userId: loser.ann.userId })],
    [
      'by the link in the mail',
      async () => {
        const mail = await newest('recovery_requested');
        const token = /cancelRecovery\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        expect(mail?.html).toContain(token);
        await world.platform.recovery.cancel({ token });
      },
    ],
    ['by a login with a factor', () => logIn({ factorCode: loser.ann.freshTotp() })],
    ['by a login with a recovery code', () => logIn({ factorCode: loser.recoveryCodes[0] as string })],
    [
      'by a login with a passkey',
      async () => {
        const { ann } = loser;
        const { accounts, safety } = world.platform;
        const device = testAuthenticator(testOrigin);
        const options = await safety.beginPasskey(ann.userId, testOrigin);
        if (!options.ok) throw new Error(options.code);
        const subject = factorChangeSubject('add_passkey');
        const stepUp = await ann.stepUp('factor_change', subject, { factorCode: ann.freshTotp() });
        const named = { created: device.create(options.value), name: 'Phone', origin: testOrigin };
        await safety.finishPasskey(ann.changer, { ...named, password: goodPassword, stepUp });
        await loser.ask();
        const passkey = device.get(await accounts.passkeyOptions(testOrigin));
        await accounts.loginByPasskey({ passkey, origin: testOrigin, client, stays: false });
      },
    ],
    [
      'by a step-up with a factor',
      async () => {
        const { ann } = loser;
        const subject = factorChangeSubject('make_recovery_codes');
        const stepUp = await ann.stepUp('factor_change', subject, { factorCode: ann.freshTotp() });
        await world.platform.safety.makeRecoveryCodes(ann.changer, { password: goodPassword, stepUp });
      },
    ],
    ['by freezing', () => world.platform.safety.freeze({ userId: loser.ann.userId })],
    [
      'by a change of the password',
      async () => {
        const code = await loser.ann.ownCode('password');
        const fresh = { password: 'another good one', repeatedPassword: 'another good one' };
        await world.platform.safety.updatePassword(loser.ann.changer, { oldPassword: goodPassword, ...fresh, code });
      },
    ],
  ];

  test.each(ways)('%s', async (_name, cancel) => {
    await asked();
    await cancel();
    expect(await loser.row()).toMatchObject({ state: 'cancelled', next: 'start_again' });
    expect(await scenes()).toContain('recovery_cancelled');
    world.nowMs += waitMs;
    await world.platform.recovery.lookAfter();
    expect((await world.platform.safety.state(loser.ann.userId)).factors).not.toEqual([]);
    expect(await scenes()).not.toContain('recovery_done');
  });

  test('cancelling again does nothing more; a forged link, and one of a request that has ended otherwise, are refused', async () => {
    const { recovery } = world.platform;
    const byUser = { userId: loser.ann.userId };
    expect(await recovery.cancel(byUser)).toMatchObject({ code: 'recovery_not_open' });
    await asked();
    const forged = `1.${'A'.repeat(22)}`;
    for (const token of ['', forged, '1', `1.${'A'.repeat(21)}`]) {
      expect(await recovery.cancel({ token })).toMatchObject({ code: 'recovery_link_invalid' });
    }
    const mail = await newest('recovery_requested');
    const token = /token=([\w.-]+)/.exec(mail?.text.match(/cancelRecovery\S+/)?.[0] ?? '')?.[1] ?? '';
    for (const by of [byUser, byUser, { token }]) expect(await recovery.cancel(by)).toMatchObject({ ok: true });
    expect((await scenes()).filter((scene) => scene === 'recovery_cancelled')).toHaveLength(1);
    // An old link is nothing to a new request.
    await loser.ask();
    expect(await recovery.cancel({ token })).toMatchObject({ ok: true });
    expect((await loser.row()).state).toBe('waiting');
    world.nowMs += waitMs;
    expect(await loser.begin()).toBe('recovery_not_needed');
    expect(await recovery.cancel(byUser)).toMatchObject({ code: 'recovery_not_open' });
  });
});

describe('refusals', () => {
  const stranger = 'nobody@example.com';

  test('without the password nothing is revealed, and the cost is the same', async () => {
    const begin = (userString: string) => world.platform.recovery.begin({ userString, password: 'wrong one', client });
    const statements = async (userString: string): Promise<string[]> => {
      const seen: string[] = [];
      const stop = world.watchStatements((sql) => seen.push(sql));
      expect(await begin(userString)).toMatchObject({ code: 'login_failed' });
      stop();
      return seen;
    };
    await world.platform.lettersTried();
    expect(await statements(loser.ann.email)).toEqual(await statements(stranger));
    const before = await scenes();
    for (let i = 0; i < 8; i++) await Promise.all([begin(loser.ann.email), begin(stranger)]);
    expect(await begin(loser.ann.email)).toMatchObject({ code: 'login_locked' });
    expect(await begin(stranger)).toMatchObject({ code: 'login_locked' });
    expect(await scenes()).toEqual(before);
  });

  test('one open request; five begun a day, and then the time at which another is possible', async () => {
    await loser.begin();
    const first = loser.token;
    const { recoveryId } = await loser.row();
    await loser.begin();
    expect((await loser.row()).recoveryId).toBe(recoveryId);
    expect(await world.platform.recovery.state(first)).toMatchObject({ code: 'recovery_expired' });
    const startedMs = world.nowMs;
    for (let i = 1; i < 5; i++) {
      world.nowMs += hourMs;
      expect(await loser.begin()).toBe('ok');
    }
    expect((await loser.row()).recoveryId).not.toBe(recoveryId);
    world.nowMs += hourMs;
    const input = { userString: loser.ann.email, password: goodPassword, client };
    const untilMs = startedMs + 24 * hourMs;
    expect(await world.platform.recovery.begin(input)).toMatchObject({ code: 'recovery_daily_limit', untilMs });
    world.nowMs = untilMs;
    expect(await loser.begin()).toBe('ok');
  });

  test('a token ends after an hour, and proves nothing after the request is in', async () => {
    const { recovery } = world.platform;
    await loser.begin();
    const code = await loser.code();
    const prove = (given = code) => recovery.prove({ token: loser.token, channel: 'email', code: given });
    expect(await prove('000000')).toMatchObject({ code: 'code_wrong' });
    expect(await loser.submit()).toBe('recovery_unproven');
    expect(await loser.addPicture()).toBe('recovery_unproven');
    expect(await recovery.sendCode({ token: loser.token, channel: 'mobile', lang: 'en', ip })).toMatchObject({
      code: 'channel_missing',
    });
    expect(await prove()).toMatchObject({ ok: true });
    expect(await prove()).toMatchObject({ ok: false });
    await loser.submit();
    expect(await prove()).toMatchObject({ code: 'recovery_submitted' });
    expect(await loser.addPicture()).toBe('recovery_submitted');
    world.nowMs += hourMs;
    expect(await recovery.state(loser.token)).toMatchObject({ code: 'recovery_expired' });
    expect(await loser.submit()).toBe('recovery_expired');
    // They come back with the password, and find it unchanged.
    await loser.begin();
    expect((await loser.row()).state).toBe('waiting');
  });

  test('codes are good for this scene and this user only', async () => {
    const { accounts } = world.platform;
    await loser.begin();
    const code = await loser.code();
    const login = await accounts.login({ ...loginInput(loser.ann.email, ''), proof: { code }, origin: testOrigin });
    expect(login).toMatchObject({ code: 'login_failed' });
    const other = await loser.ann.ownCode('confirm');
    const proven = await world.platform.recovery.prove({ token: loser.token, channel: 'email', code: other });
    expect(proven).toMatchObject({ code: 'code_wrong' });
  });

  test('forgets a request that is begun and never submitted after a day', async () => {
    await loser.begin();
    world.nowMs += 25 * hourMs;
    await world.platform.recovery.removeOld();
    expect(await world.db.selectFrom('recoveries').selectAll().execute()).toEqual([]);
  });
});
