import { factorChangeSubject, payPasswordSubject } from '@candor/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  codeFor,
  goodPassword,
  ip,
  loginInput,
  startTestPlatform,
  type TestPlatform,
  testHoldMs,
  testOrigin,
} from '../test-platform.ts';
import { type TestOwner, testOwner, testPayPassword } from './test-owner.ts';

let world: TestPlatform;
let ann: TestOwner;
const newPassword = 'another good one';

beforeEach(async () => {
  world = await startTestPlatform({ loginLimits: { perIdentityAndIp: 50 } });
  ann = await testOwner(world);
});
afterEach(() => world.end());

const refused = (code: string) => ({ ok: false, code });
const reasons = () => world.holds.map(({ reason }) => reason);
const isAlive = async (token: string) => (await world.platform.sessions.find(token)) !== undefined;
const login = (changes: object = {}) =>
  world.platform.accounts.login({ ...loginInput(ann.email, goodPassword), ...changes });

describe('the login password', () => {
  const change = (code: string, changes: object = {}) =>
    world.platform.safety.updatePassword(ann.changer, {
      oldPassword: goodPassword,
      password: newPassword,
      repeatedPassword: newPassword,
      code,
      ...changes,
    });

  test('changes with the old one and a code; other sessions end, this one stays, withdrawals are held first', async () => {
    const elsewhere = await ann.logIn();
    const code = await ann.ownCode('password');
    expect(await change(code)).toEqual({ ok: true, value: undefined });
    expect([await isAlive(elsewhere.token), await isAlive(ann.token)]).toEqual([false, true]);
    expect(world.holds).toEqual([
      { accountId: ann.accountId, reason: 'password_changed', commandId: expect.stringMatching(/^hold:[\w-]{43}$/) },
    ]);
    expect(await world.newestMessage()).toMatchObject({ to: ann.email, scene: 'password_changed' });
    expect(await login()).toEqual(refused('login_failed'));
    expect((await login({ proof: { password: newPassword } })).ok).toBe(true);
    expect(
      await change(code, { oldPassword: newPassword, password: goodPassword, repeatedPassword: goodPassword }),
    ).toEqual(refused('code_expired'));
  });

  test('fails at the first fault, and holds nothing', async () => {
    const code = await ann.ownCode('password');
    const wrongCode = code === '000000' ? '000001' : '000000';
    const rows: [object, string][] = [
      [{ channel: 'mobile' }, 'channel_missing'],
      [{ repeatedPassword: 'other' }, 'passwords_differ'],
      [{ password: 'short', repeatedPassword: 'short' }, 'password_too_short'],
      [{ password: 'a'.repeat(129), repeatedPassword: 'a'.repeat(129) }, 'password_too_long'],
      [{ password: 'password123', repeatedPassword: 'password123' }, 'password_common'],
      [{ oldPassword: 'not mine' }, 'password_wrong'],
      [{ oldPassword: 'x'.repeat(5_000) }, 'password_wrong'],
      [{ password: goodPassword, repeatedPassword: goodPassword }, 'password_same'],
      [{ code: wrongCode }, 'code_wrong'],
    ];
    for (const [changes, expected] of rows)
      expect(await change(code, changes), expected).toMatchObject(refused(expected));
    expect(world.holds).toEqual([]);
    world.nowMs += 600_000;
    expect(await change(code)).toEqual(refused('code_expired'));
  });

  test('a code of another scene, or of another user, is invalid (W8)', async () => {
    const confirm = await ann.ownCode('confirm');
    expect(await change(confirm)).toEqual(refused('code_wrong'));
    const bob = await testOwner(world, 'bob@example.com');
    const code = await ann.ownCode('password');
    const input = { oldPassword: goodPassword, password: newPassword, repeatedPassword: newPassword, code };
    expect(await world.platform.safety.updatePassword(bob.changer, input)).toEqual(refused('code_wrong'));
  });

  test('changes nothing when the exchange does not hold the account first', async () => {
    const code = await ann.ownCode('password');
    world.isExchangeDown = true;
    await expect(change(code)).rejects.toThrow('does not answer');
    world.isExchangeDown = false;
    expect((await login()).ok).toBe(true);
    expect((await change(code)).ok).toBe(true);
    expect(reasons()).toEqual(['password_changed']);
  });

  test('holds for a forgotten one as well, and still needs a factor afterwards (ASVS 6.4.3)', async () => {
    await ann.addTotp();
    world.nowMs += 60_000;
    const code = (await codeFor(world, ann.email, 'forget')) as string;
    const reset = { client: { ip }, userString: ann.email, code, password: newPassword, repeatedPassword: newPassword };
    expect((await world.platform.accounts.resetPassword(reset)).ok).toBe(true);
    expect(reasons()).toEqual(['factor_changed', 'password_changed']);
    expect(await login({ proof: { password: newPassword } })).toEqual(refused('second_factor_needed'));
  });

  test('lets a stolen session guess no faster than none', async () => {
    await world.end();
    world = await startTestPlatform();
    ann = await testOwner(world);
    const set = () => world.platform.safety.setPhishingWord(ann.changer, { word: 'apple', password: 'not mine' });
    for (let i = 0; i < 5; i++) expect(await set()).toEqual(refused('password_wrong'));
    expect(await set()).toEqual({ ...refused('login_locked'), untilMs: world.nowMs + 60_000 });
  });
});

describe('the pay password', () => {
  const set = async (change: 'set' | 'change' | 'reset', proof: object = {}, changes: object = {}) =>
    world.platform.safety.setPayPassword(ann.changer, {
      change,
      payPassword: '918273',
      repeatedPayPassword: '918273',
      password: goodPassword,
      stepUp: await ann.stepUp('pay_password', payPasswordSubject(change), proof),
      ...changes,
    });

  test('needs the login password to be set, and holds withdrawals', async () => {
    expect(await set('set', {}, { repeatedPayPassword: '918274' })).toEqual(refused('passwords_differ'));
    for (const payPassword of ['111111', '123456', '987654']) {
      const weak = { payPassword, repeatedPayPassword: payPassword };
      expect(await set('set', {}, weak)).toEqual(refused('pay_password_weak'));
    }
    expect(await set('set', {}, { password: undefined })).toEqual(refused('password_wrong'));
    expect(await set('set', {}, { stepUp: { stepUpId: 'never-begun-at-all' } })).toEqual(refused('step_up_expired'));
    expect((await set('set')).ok).toBe(true);
    expect(reasons()).toEqual(['pay_password_changed']);
    expect(await world.newestMessage()).toMatchObject({ scene: 'pay_password_changed' });
  });

  test('changes with the old one and a factor, and cannot be set a second time', async () => {
    await ann.addTotp();
    await ann.setPayPassword();
    expect(await set('set')).toEqual(refused('pay_password_missing'));
    expect(await set('change')).toEqual(refused('pay_password_missing'));
    expect(await set('change', { payPassword: '111222' })).toEqual(refused('pay_password_wrong'));
    expect(await set('change', { payPassword: testPayPassword })).toEqual(refused('second_factor_missing'));
    expect((await set('change', { payPassword: testPayPassword, factorCode: ann.freshTotp() })).ok).toBe(true);
  });

  test('a forgotten one is reset with the login password, a code and the factor; a lock outlives it', async () => {
    await ann.addTotp();
    await ann.setPayPassword();
    for (let i = 0; i < 5; i++) await set('change', { payPassword: '111222' });
    const code = await ann.ownCode('pay_password');
    const factor = () => ({ factorCode: ann.freshTotp() });
    expect(await set('reset', factor())).toEqual(refused('code_wrong'));
    expect(await set('reset', {}, { code })).toEqual(refused('second_factor_missing'));
    expect(await set('reset', factor(), { code, password: 'not mine' })).toEqual(refused('password_wrong'));
    expect(await set('reset', factor(), { code, channel: 'mobile' })).toEqual(refused('channel_missing'));
    expect((await set('reset', factor(), { code })).ok).toBe(true);
    expect(await set('reset', factor(), { code })).toEqual(refused('code_expired'));
    expect((await world.platform.safety.state(ann.userId)).payPasswordLockedUntilMs).toBeGreaterThan(world.nowMs);
  });
});

describe('second factors', () => {
  const remove = async (proof: object, password = goodPassword) =>
    world.platform.safety.removeTotp(ann.changer, {
      password,
      stepUp: await ann.stepUp('factor_change', factorChangeSubject('remove_totp'), proof),
    });

  test('the first needs the login password, brings ten recovery codes, and holds withdrawals', async () => {
    const codes = await ann.addTotp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(reasons()).toEqual(['factor_changed']);
    expect(await world.newestMessage()).toMatchObject({ scene: 'factor_added' });
    expect(await world.platform.safety.beginTotp(ann.userId)).toEqual(refused('totp_exists'));
    const rows = await world.db.selectFrom('recovery_codes').selectAll().execute();
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(codes).not.toContain(code_hash);
  });

  test('an app’s secret counts for ten minutes until a code of it is entered, and is sealed', async () => {
    const confirm = async (code: string) =>
      world.platform.safety.confirmTotp(ann.changer, {
        code,
        password: goodPassword,
        stepUp: await ann.stepUp('factor_change', factorChangeSubject('add_totp')),
      });
    expect(await confirm('000000')).toEqual(refused('totp_expired'));
    const draft = await world.platform.safety.beginTotp(ann.userId);
    expect(draft).toMatchObject({ ok: true, value: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Candor:ann/) } });
    const secret = draft.ok ? draft.value.secret : '';
    const [row] = await world.db.selectFrom('totp_drafts').selectAll().execute();
    expect(row?.secret).not.toContain(secret);
    expect(await confirm('000000')).toEqual(refused('code_wrong'));
    world.nowMs += 600_000;
    expect(await confirm('000000')).toEqual(refused('totp_expired'));
    expect(world.holds).toEqual([]);
  });

  test('one is removed with itself or a recovery code; the last takes the codes with it', async () => {
    const [recoveryCode = ''] = await ann.addTotp();
    expect(await remove({})).toEqual(refused('second_factor_missing'));
    expect(await remove({ factorCode: ann.freshTotp() }, 'not mine')).toEqual(refused('password_wrong'));
    expect((await remove({ factorCode: recoveryCode.toLowerCase() })).ok).toBe(true);
    expect(reasons()).toEqual(['factor_changed', 'factor_changed']);
    expect(await world.newestMessage()).toMatchObject({ scene: 'factor_removed' });
    expect(await remove({})).toEqual(refused('factor_not_found'));
    expect((await world.platform.safety.state(ann.userId)).recoveryCodesLeft).toBe(0);
  });

  test('a recovery code adds no factor, makes no codes and moves no money', async () => {
    const [recoveryCode] = await ann.addTotp();
    await ann.setPayPassword();
    const proof = { factorCode: recoveryCode as string };
    const again = await world.platform.safety.makeRecoveryCodes(ann.changer, {
      password: goodPassword,
      stepUp: await ann.stepUp('factor_change', factorChangeSubject('make_recovery_codes'), proof),
    });
    expect(again).toEqual(refused('second_factor_wrong'));
    const stepUp = await ann.stepUp('withdraw', 'anything', { ...proof, payPassword: testPayPassword });
    const input = { user: ann.changer, action: 'withdraw', subject: 'anything', requestId: undefined } as const;
    expect(await world.platform.stepUp.complete({ ...input, stepUpId: stepUp.stepUpId, proof: stepUp })).toEqual(
      refused('second_factor_wrong'),
    );
  });

  test('new recovery codes replace the old, and need a factor', async () => {
    const make = async (proof: object = {}) =>
      world.platform.safety.makeRecoveryCodes(ann.changer, {
        password: goodPassword,
        stepUp: await ann.stepUp('factor_change', factorChangeSubject('make_recovery_codes'), proof),
      });
    expect(await make()).toEqual(refused('second_factor_missing'));
    const [old] = await ann.addTotp();
    const made = await make({ factorCode: ann.freshTotp() });
    expect(made.ok && made.value).toHaveLength(10);
    expect(await login({ factor: { factorCode: old } })).toEqual(refused('second_factor_wrong'));
    expect(reasons()).toEqual(['factor_changed']);
  });
});

describe('freezing', () => {
  const linkOf = async () => /token=([\w.-]+)/.exec((await world.newestMessage())?.text ?? '')?.[1] ?? '';
  const unfreeze = (code: string, changes: object = {}) =>
    world.platform.safety.unfreeze({
      userString: ann.email,
      password: goodPassword,
      code,
      factor: {},
      client: { ip },
      origin: testOrigin,
      ...changes,
    });
  async function unfreezeCode(): Promise<string> {
    world.nowMs += 60_000;
    return (await codeFor(world, ann.email, 'unfreeze')) as string;
  }

  test('by the link in a mail ends sessions and keys, and is revealed only after the right password', async () => {
    await ann.setPayPassword();
    const token = await linkOf();
    await world.platform.apiKeys.create(ann.userId, { name: 'bot', scopes: ['read'], addresses: [], validDays: 1 });
    expect(await world.platform.safety.freeze({ token: `${token}x` })).toEqual(refused('freeze_link_invalid'));
    expect(await world.platform.safety.freeze({ token: token.replace(/^\d+/, '2') })).toEqual(
      refused('freeze_link_invalid'),
    );
    expect((await world.platform.safety.freeze({ token })).ok).toBe(true);
    expect((await world.platform.safety.freeze({ token })).ok).toBe(true);
    expect(reasons()).toEqual(['pay_password_changed', 'account_frozen']);
    expect(await isAlive(ann.token)).toBe(false);
    expect(await world.platform.apiKeys.list(ann.userId)).toEqual([]);
    expect(await login()).toEqual(refused('account_frozen'));
    expect(await login({ proof: { password: 'not mine' } })).toEqual(refused('login_failed'));
    expect(await world.newestMessage()).toMatchObject({ scene: 'account_frozen' });
  });

  test('ends with password, code and factor; the hold goes on for its time, and the old link is dead', async () => {
    const recoveryCodes = await ann.addTotp();
    const token = await linkOf();
    const early = await unfreezeCode();
    expect(await unfreeze(early)).toEqual(refused('account_not_frozen'));
    await world.platform.safety.freeze({ userId: ann.userId });
    const code = await unfreezeCode();
    expect(await unfreeze(code, { password: 'not mine' })).toEqual(refused('login_failed'));
    expect(await unfreeze(code === '000000' ? '000001' : '000000')).toEqual(refused('code_wrong'));
    expect(await unfreeze(code)).toEqual(refused('second_factor_needed'));
    expect(await unfreeze(code, { factor: { factorCode: '000000' } })).toEqual(refused('second_factor_wrong'));
    expect((await unfreeze(code, { factor: { factorCode: recoveryCodes[0] } })).ok).toBe(true);
    expect(reasons()).toEqual(['factor_changed', 'account_frozen', 'account_frozen']);
    expect(world.holds.at(-1)?.commandId).toMatch(/^lift:/);
    const message = await world.newestMessage();
    expect(message?.text).toContain(new Date(world.nowMs + testHoldMs).toISOString().slice(0, 19).replace('T', ' '));
    expect(await login({ factor: { factorCode: recoveryCodes[1] } })).toMatchObject({ ok: true });
    expect(await world.platform.safety.freeze({ token })).toEqual(refused('freeze_link_invalid'));
    await world.platform.safety.freeze({ userId: ann.userId });
    expect(await unfreeze(code, { factor: { factorCode: recoveryCodes[2] } })).toEqual(refused('code_expired'));
  });

  test('ends a login that is under way', async () => {
    await Promise.all([login(), world.platform.safety.freeze({ userId: ann.userId })]);
    expect(await world.platform.sessions.list(ann.userId, '')).toEqual([]);
  });

  test('a link ends after a week', async () => {
    await ann.setPayPassword();
    const token = await linkOf();
    world.nowMs += 7 * 86_400_000;
    expect(await world.platform.safety.freeze({ token })).toEqual(refused('freeze_link_invalid'));
  });
});

test('the anti-phishing word is in every mail to its owner, and is plain', async () => {
  const set = (word: string, password = goodPassword) =>
    world.platform.safety.setPhishingWord(ann.changer, { word, password });
  for (const word of ['abc', 'a'.repeat(21), 'two\nlines', '<b>bold</b>', ' .. ', 'to: x@y']) {
    expect(await set(word), word).toEqual(refused('phishing_word_invalid'));
  }
  expect((await set('mùa xuân 7')).ok).toBe(true);
  await ann.ownCode('password');
  expect((await world.newestMessage())?.text).toContain('Your word: mùa xuân 7.');
  await ann.setPayPassword();
  expect((await world.newestMessage())?.html).toContain('mùa xuân 7');
  world.nowMs += 60_000;
  await codeFor(world, ann.email, 'forget');
  expect((await world.newestMessage())?.text).toContain('mùa xuân 7');
  expect((await set('')).ok).toBe(true);
  world.nowMs += 60_000;
  await ann.ownCode('confirm');
  expect((await world.newestMessage())?.text).not.toContain('Your word');
});
