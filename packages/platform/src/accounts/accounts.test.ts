import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoEmail } from './enter-demo.ts';
import {
  codeFor,
  goodPassword,
  ip,
  loginInput,
  registerUser,
  startTestPlatform,
  type TestPlatform,
  testOrigin,
} from '../test-platform.ts';

let world: TestPlatform;
const ann = 'ann@example.com';

beforeEach(async () => {
  world = await startTestPlatform();
});
afterEach(() => world.end());

const register = (changes: object) =>
  world.platform.accounts.register({
    client: { ip },
    userString: ann,
    code: '000000',
    password: goodPassword,
    repeatedPassword: goodPassword,
    ...changes,
  });
const login = (userString: string, password: string, from = ip) =>
  world.platform.accounts.login(loginInput(userString, password, from));
const reset = (userString: string, code: string, password = 'another good one') =>
  world.platform.accounts.resetPassword({ client: { ip }, userString, code, password, repeatedPassword: password });

describe('registering', () => {
  test('makes a user, its exchange account and an invitation code', async () => {
    const { userId, accountId } = await registerUser(world, ' Ann@Example.com ');
    const profile = await world.platform.accounts.profile(userId);
    expect(profile).toMatchObject({ userId: 1, accountId, email: ann, phone: null, creditScore: 100 });
    expect(String(profile?.uid)).toMatch(/^\d{8,9}$/);
    expect(profile?.nickname).toHaveLength(String(profile?.uid).length + 1);
    expect(profile?.invitationCode).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
  });

  test('by phone, with the trunk zero and the area code', async () => {
    const sent = await world.platform.accounts.sendCode({
      userString: '0912 345 678',
      areaCode: '+84',
      scene: 'register',
      lang: 'vn',
      client: { ip },
    });
    expect(sent.ok).toBe(true);
    const message = await world.newestMessage();
    expect(message).toMatchObject({ channel: 'sms', to: '+84912345678', subject: '' });
    expect(message?.text).toContain(message?.code);
    expect(sent).toMatchObject({
      value: { sentTo: '+8491***678', resendAfterMs: 60_000, validForMs: 600_000, tries: 5 },
    });
    const outcome = await register({ client: { ip }, userString: '912345678', areaCode: '84', code: message?.code });
    expect(outcome.ok && (await world.platform.accounts.profile(outcome.value.userId))).toMatchObject({
      phone: '+84912345678',
      areaCode: '84',
      country: 'VN',
    });
  });

  test('checks the code first, then the passwords, then the invitation; a refusal leaves the code good', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    const wrong = code === '000000' ? '000001' : '000000';
    const weak = (password: string) => ({ code, password, repeatedPassword: password });
    const rows: [object, string][] = [
      [{ code: wrong, password: 'x' }, 'code_wrong'],
      [{ code, repeatedPassword: 'other' }, 'passwords_differ'],
      [weak('short6'), 'password_too_short'],
      [weak('a'.repeat(129)), 'password_too_long'],
      [weak('Password123'), 'password_common'],
      [{ code, invitationCode: 'NOBODY2' }, 'extension_code_unknown'],
    ];
    for (const [changes, expected] of rows) expect(await register(changes)).toEqual({ ok: false, code: expected });
    expect((await register({ code, invitationCode: ' ' })).ok).toBe(true);
  });

  test('remembers the inviter, however the code was typed', async () => {
    const inviter = await registerUser(world, 'bob@example.com');
    const profile = await world.platform.accounts.profile(inviter.userId);
    const code = await codeFor(world, ann, 'register');
    await register({ code, invitationCode: ` ${profile?.invitationCode.toLowerCase()} ` });
    const row = await world.db.selectFrom('users').select('invited_by').where('email', '=', ann).executeTakeFirst();
    expect(row?.invited_by).toBe(inviter.userId);
  });

  test('an address that has an account gets a note, and the caller the same answers', async () => {
    await registerUser(world, ann);
    world.nowMs += 60_000;
    expect(await codeFor(world, ann, 'register')).toBeUndefined();
    expect(await world.newestMessage()).toMatchObject({ to: ann, scene: 'already_registered', code: null });
    expect(await register({})).toEqual({ ok: false, code: 'code_wrong' });
    expect(
      await world.platform.accounts.sendCode({ userString: ann, scene: 'register', lang: 'en', client: { ip } }),
    ).toEqual({
      ok: false,
      code: 'code_resend_too_soon',
      untilMs: world.nowMs + 60_000,
    });
  });
});

describe('a registration that was interrupted before the exchange answered', () => {
  let code: string;
  beforeEach(async () => {
    code = (await codeFor(world, ann, 'register')) as string;
    world.isExchangeDown = true;
    await register({ code }).catch(() => undefined);
    world.isExchangeDown = false;
    await world.restart();
  });

  test('completes with the same request', async () => {
    expect(await register({ code })).toMatchObject({ ok: true, value: { userId: 1, accountId: 1_000 } });
    expect(world.opened).toHaveLength(1);
  });

  test('completes with a login', async () => {
    expect(await login(ann, goodPassword)).toMatchObject({ ok: true, value: { userId: 1, accountId: 1_000 } });
  });

  test('completes at the next start, once', async () => {
    expect(await world.platform.accounts.completeRegistrations()).toBe(1);
    expect(await world.platform.accounts.completeRegistrations()).toBe(0);
    expect(await login(ann, goodPassword)).toMatchObject({ ok: true, value: { accountId: 1_000 } });
    expect(world.opened).toHaveLength(1);
  });

  test('stays incomplete for another password', async () => {
    expect((await register({ code, password: 'not the same one', repeatedPassword: 'not the same one' })).ok).toBe(
      false,
    );
    expect(world.opened).toHaveLength(0);
  });
});

describe('logging in', () => {
  test('by password and by code gives a session', async () => {
    await registerUser(world, ann);
    const byPassword = await login('ANN@example.com', goodPassword);
    expect(byPassword.ok && world.platform.sessions.authenticate(byPassword.value.token)).toMatchObject({ userId: 1 });
    const code = (await codeFor(world, ann, 'login')) as string;
    const byCode = () =>
      world.platform.accounts.login({
        userString: ann,
        proof: { code },
        client: { ip },
        origin: testOrigin,
        stays: false,
      });
    expect((await byCode()).ok).toBe(true);
    expect(await byCode()).toEqual({ ok: false, code: 'login_failed' });
  });

  test('answers the same for a wrong password and an unknown user, and locks both out alike (W24)', async () => {
    await registerUser(world, ann);
    const answers = async (userString: string, from: string) => {
      const codes = [];
      for (let i = 0; i < 7; i++) {
        const outcome = await login(userString, 'wrong password', from);
        codes.push(outcome.ok ? 'ok' : outcome.code);
      }
      return codes;
    };
    const known = await answers(ann, '192.0.2.1');
    expect(known).toEqual([...Array(5).fill('login_failed'), 'login_locked', 'login_locked']);
    expect(await answers('nobody@example.com', '192.0.2.2')).toEqual(known);
    expect(await login('not@an address', 'x')).toEqual({ ok: false, code: 'user_string_invalid' });
  });

  test('a lock keeps even the right password out, ends after a minute, and the next is longer', async () => {
    await registerUser(world, ann);
    for (let i = 0; i < 5; i++) await login(ann, 'wrong password');
    expect(await login(ann, goodPassword)).toMatchObject({
      ok: false,
      code: 'login_locked',
      untilMs: expect.any(Number),
    });
    expect((await login(ann, goodPassword, '198.51.100.9')).ok).toBe(true);
    world.nowMs += 60_000;
    expect(await login(ann, 'wrong password')).toEqual({ ok: false, code: 'login_failed' });
    world.nowMs += 119_999;
    expect(await login(ann, goodPassword)).toMatchObject({
      ok: false,
      code: 'login_locked',
      untilMs: expect.any(Number),
    });
    world.nowMs += 1;
    expect((await login(ann, goodPassword)).ok).toBe(true);
    expect(await login(ann, 'wrong password')).toEqual({ ok: false, code: 'login_failed' });
    expect((await login(ann, goodPassword)).ok).toBe(true);
  });

  test('a burst of guesses has no more tries than a row of them', async () => {
    await registerUser(world, ann);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => login(ann, 'wrong password')));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'login_failed')).toHaveLength(5);
  });

  test('one password tried on many accounts locks the address', async () => {
    for (let i = 0; i < 100; i++) expect((await login(`user${i}@example.com`, 'wrong password')).ok).toBe(false);
    expect(await login('another@example.com', 'wrong password')).toMatchObject({
      ok: false,
      code: 'login_locked',
      untilMs: expect.any(Number),
    });
  });

  test('right logins do not use up the address', async () => {
    await registerUser(world, ann);
    for (let i = 0; i < 105; i++) expect((await login(ann, goodPassword)).ok).toBe(true);
  });
});

describe('a forgotten password', () => {
  test('replaces the old one, ends every session and notifies the owner', async () => {
    await registerUser(world, ann);
    const before = await login(ann, goodPassword);
    for (let i = 0; i < 5; i++) await login(ann, 'wrong password');
    const code = (await codeFor(world, ann, 'forget')) as string;
    expect(await reset(ann, code, '12345678')).toEqual({ ok: false, code: 'password_common' });
    expect((await reset(ann, code)).ok).toBe(true);
    expect(before.ok && (await world.platform.sessions.find(before.value.token))).toBeUndefined();
    expect(await world.newestMessage()).toMatchObject({ to: ann, scene: 'password_changed', code: null });
    expect((await login(ann, 'another good one')).ok).toBe(true);
    expect(await login(ann, goodPassword)).toEqual({ ok: false, code: 'login_failed' });
    expect(await reset(ann, code)).toEqual({ ok: false, code: 'code_expired' });
  });

  test('without an account nothing is sent, and the answers and limits are the same', async () => {
    await registerUser(world, ann);
    const answers = async (userString: string) => {
      const sent = await world.platform.accounts.sendCode({ userString, scene: 'forget', lang: 'en', client: { ip } });
      const again = await world.platform.accounts.sendCode({ userString, scene: 'forget', lang: 'en', client: { ip } });
      const checks = [];
      for (let i = 0; i < 6; i++) checks.push(await reset(userString, 'x00000'));
      return [sent, again, ...checks];
    };
    const known = await answers(ann);
    const messages = (await world.mailer.list()).length;
    // The same but for the name, which the answer shows masked.
    expect(await answers('amy@example.com')).toEqual(known);
    expect(await world.mailer.list()).toHaveLength(messages);
  });
});

test('the ready account is made once and keeps its password', async () => {
  const input = { email: 'demo@candor.example', password: 'practice makes', nickname: 'Demo' };
  const first = await world.platform.accounts.ensureUser(input);
  expect(await world.platform.accounts.ensureUser({ ...input, password: 'something else' })).toEqual(first);
  expect((await login(input.email, input.password)).ok).toBe(true);
});

test('the demo account opens on a practice site alone, and never that of a person with its address', async () => {
  const { accounts } = world.platform;
  const input = { email: demoEmail, password: 'practice makes', nickname: 'Demo' };
  await accounts.ensureUser(input);
  const asVisitor = { client: { ip, userAgent: 'Phone' } };
  expect(await accounts.enterDemo(asVisitor)).toEqual({ ok: false, code: 'account_not_found' });
  const { userId } = await accounts.ensureUser({ ...input, managed: 'shared' });
  expect(await accounts.enterDemo(asVisitor)).toMatchObject({ ok: true, value: { userId } });
  const live = await startTestPlatform({ mode: 'live' });
  try {
    await registerUser(live, demoEmail);
    // Not even where a practice site became a live one.
    await live.db.updateTable('users').set({ managed: 'shared' }).execute();
    expect(await live.platform.accounts.enterDemo(asVisitor)).toEqual({ ok: false, code: 'practice_only' });
  } finally {
    await live.end();
  }
});
