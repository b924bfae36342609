import { dayMs } from '@candor/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testAuthenticator } from '../factors/test-authenticator.ts';
import { factorChangeSubject } from '@candor/api';
import {
  codeFor,
  goodPassword,
  loginInput,
  startTestPlatform,
  type TestPlatform,
  testOrigin,
} from '../test-platform.ts';
import { client, testLoser, type TestLoser, verifyWithPictures } from './test-recovery.ts';

const waitMs = 3 * dayMs;

let world: TestPlatform;
let loser: TestLoser;
beforeEach(async () => {
  world = await startTestPlatform({ mode: 'live' });
  loser = await testLoser(world);
});
afterEach(() => world.end());

const freeze = () => world.platform.safety.freeze({ userId: loser.ann.userId });
const mails = async (scene: string) => {
  await world.platform.lettersTried();
  return (await world.mailer.list(100)).filter((message) => message.scene === scene);
};
const logIn = async (factor: { factorCode?: string } = {}) => {
  const loggedIn = await world.platform.accounts.login({ ...loginInput(loser.ann.email, goodPassword), factor });
  return loggedIn.ok ? 'ok' : loggedIn.code;
};
const frozenHolds = () =>
  world.holds.filter(({ reason }) => reason === 'account_frozen').map(({ commandId }) => commandId.split(':')[0]);

describe('a frozen account whose factors are lost', () => {
  test('stays frozen through the wait, and is opened by its end, behind the holds', async () => {
    await freeze();
    expect(await loser.begin()).toBe('ok');
    expect(await loser.row()).toMatchObject({ state: 'proving', isFrozen: true });
    await loser.prove();
    expect(await loser.submit()).toBe('ok');
    const [told] = await mails('recovery_requested');
    expect(told?.text).toContain('được mở lại cùng lúc với việc gỡ');
    const { dueAtMs = 0 } = await loser.row();
    expect(dueAtMs).toBe(world.nowMs + waitMs);
    world.nowMs = dueAtMs - 1;
    await world.platform.recovery.lookAfter();
    expect(await logIn()).toBe('account_frozen');
    expect(frozenHolds()).toEqual(['hold']);

    const held = world.holds.length;
    world.nowMs = dueAtMs;
    expect(await logIn()).toBe('ok');
    expect(await loser.begin()).toBe('recovery_not_needed');
    // First the hold of every change of factors, then the one that has no end is turned into one that has.
    expect(world.holds.slice(held).map(({ reason }) => reason)).toEqual(['factor_changed', 'account_frozen']);
    expect(frozenHolds()).toEqual(['hold', 'lift']);
    const [done] = await mails('recovery_done');
    expect(done?.text).toContain('không còn đóng băng');
    // A reader who learns of it only now can freeze it once more, by any mail of these days.
    const [, token = ''] = /freeze\?token=([\w.-]+)/.exec(told?.text ?? '') ?? [];
    expect(await world.platform.safety.freeze({ token })).toMatchObject({ ok: true });
    expect(await logIn()).toBe('account_frozen');
  });

  test('opens once the exchange answers again, and cannot be cancelled in between', async () => {
    await freeze();
    await loser.ask();
    world.nowMs += waitMs;
    world.isExchangeDown = true;
    await expect(logIn()).rejects.toThrow('the exchange does not answer');
    const byUser = { userId: loser.ann.userId };
    expect(await world.platform.recovery.cancel(byUser)).toMatchObject({ code: 'recovery_not_open' });
    world.isExchangeDown = false;
    await world.platform.recovery.lookAfter();
    expect(await logIn()).toBe('ok');
    expect(await mails('recovery_done')).toHaveLength(1);
  });

  const ways: readonly (readonly [name: string, cancel: () => Promise<unknown>])[] = [
    [
      'the link in the mail',
      async () => {
        const [mail] = await mails('recovery_requested');
        const token = /cancelRecovery\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        await world.platform.recovery.cancel({ token });
      },
    ],
    [
      'freezing it once more, by the link in the same mail',
      async () => {
        const [mail] = await mails('recovery_requested');
        const token = /freeze\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
        await world.platform.safety.freeze({ token });
      },
    ],
    [
      'a login with a factor, which opens nothing',
      async () => expect(await logIn({ factorCode: loser.ann.freshTotp() })).toBe('account_frozen'),
    ],
    [
      'opening it with a factor',
      async () => {
        world.nowMs += 60_000;
        const { email } = loser.ann;
        const code = (await codeFor(world, email, 'unfreeze')) ?? '';
        const factor = { factorCode: loser.ann.freshTotp() };
        const given = { userString: email, password: goodPassword, code, factor, origin: testOrigin, client };
        expect(await world.platform.safety.unfreeze(given)).toMatchObject({ ok: true });
      },
    ],
  ];
  test.each(ways)('keeps its factors by %s', async (_name, cancel) => {
    await freeze();
    await loser.ask();
    await cancel();
    expect(await loser.row()).toMatchObject({ state: 'cancelled', next: 'start_again' });
    expect(await mails('recovery_cancelled')).toHaveLength(1);
    world.nowMs += waitMs;
    await world.platform.recovery.lookAfter();
    expect((await world.platform.safety.state(loser.ann.userId)).factors).not.toEqual([]);
  });

  test('keeps them by a passkey too', async () => {
    const { ann } = loser;
    const { accounts, safety } = world.platform;
    const device = testAuthenticator(testOrigin);
    const options = await safety.beginPasskey(ann.userId, testOrigin);
    if (!options.ok) throw new Error(options.code);
    const stepUp = await ann.stepUp('factor_change', factorChangeSubject('add_passkey'), await ann.anyFactor());
    const named = { created: device.create(options.value), name: 'Phone', origin: testOrigin };
    await safety.finishPasskey(ann.changer, { ...named, password: goodPassword, stepUp });
    await freeze();
    await loser.ask();
    const passkey = device.get(await accounts.passkeyOptions(testOrigin));
    expect(await accounts.loginByPasskey({ passkey, origin: testOrigin, client, stays: false })).toMatchObject({
      code: 'account_frozen',
    });
    expect((await loser.row()).state).toBe('cancelled');
  });

  test('without a factor it is opened at once, so nothing is begun', async () => {
    await freeze();
    await world.db.deleteFrom('totp_factors').execute();
    expect(await loser.begin()).toBe('account_frozen');
  });

  test('frozen after an address was replaced, it is opened to a compared face only', async () => {
    const users = world.db.updateTable('users').where('id', '=', loser.ann.userId);
    await users.set({ address_changed_at_ms: world.nowMs - 29 * dayMs }).execute();
    await freeze();
    expect(await loser.begin()).toBe('account_frozen');
    await users.set({ address_changed_at_ms: world.nowMs - 30 * dayMs }).execute();
    expect(await loser.begin()).toBe('ok');
    await users.set({ address_changed_at_ms: world.nowMs }).execute();
    expect(await loser.begin()).toBe('account_frozen');
  });
});

describe('a verified identity', () => {
  beforeEach(async () => {
    await world.end();
    world = await startTestPlatform();
    loser = await testLoser(world);
  });

  test('opens an account that was frozen after an address was replaced, once a reviewer has compared it', async () => {
    await verifyWithPictures(world, loser.ann);
    const changed = { address_changed_at_ms: world.nowMs };
    await world.db.updateTable('users').set(changed).where('id', '=', loser.ann.userId).execute();
    await freeze();
    await loser.begin();
    await loser.prove();
    expect(await loser.submit()).toBe('recovery_picture_missing');
    await loser.addPicture();
    await loser.submit();
    const { recoveryId } = await loser.row();
    world.nowMs += waitMs;
    expect(await logIn()).toBe('account_frozen');
    const decision = { recoveryId, operator: 'desk', decision: 'allow', note: '', needsOpened: false } as const;
    expect(await world.platform.recovery.decide(decision)).toMatchObject({ value: { state: 'done' } });
    expect(await logIn()).toBe('ok');
  });

  test('of a user verified since it was begun needs the picture; since it was submitted, it ends', async () => {
    await loser.begin();
    await loser.prove();
    await loser.ask();
    await verifyWithPictures(world, loser.ann);
    world.nowMs += waitMs;
    expect(await logIn()).toBe('second_factor_needed');
    expect(await mails('recovery_cancelled')).toHaveLength(1);

    await world.db.updateTable('identity_cases').set({ state: 'failed' }).execute();
    await loser.begin();
    await loser.prove();
    await world.db.updateTable('identity_cases').set({ state: 'verified' }).execute();
    expect(await loser.submit()).toBe('recovery_picture_missing');
    expect(await loser.row()).toMatchObject({ needsPicture: true, next: 'picture' });
    expect(await loser.addPicture()).toBe('ok');
    expect(await loser.submit()).toBe('ok');
    expect(await loser.row()).toMatchObject({ decision: 'open' });
  });
});
