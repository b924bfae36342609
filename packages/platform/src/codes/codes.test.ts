import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeFor, goodPassword, ip, startTestPlatform, type TestPlatform } from '../test-platform.ts';

let world: TestPlatform;
const ann = 'ann@example.com';

beforeEach(async () => {
  world = await startTestPlatform({ codeLimits: { perIp: 12, perPhonePrefix: 7 } });
});
afterEach(() => world.end());

const check = (code: string, scene: 'register' | 'forget' = 'register', userString = ann) =>
  world.platform.accounts.checkIdentity({ client: { ip }, userString, scene, code });
const sendTo = (userString: string, from = ip, areaCode = '84') =>
  world.platform.accounts.sendCode({ userString, areaCode, scene: 'register', lang: 'vn', client: { ip: from } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a verification code (RULES 15)', () => {
  test('has six digits, works for its scene and identity only, and stays valid until it is used', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    expect(code).toMatch(/^\d{6}$/);
    expect(await check(code, 'forget')).toEqual({ ok: false, code: 'code_wrong' });
    expect(await check(code, 'register', 'bob@example.com')).toEqual({ ok: false, code: 'code_wrong' });
    for (let i = 0; i < 6; i++) expect((await check(code)).ok).toBe(true);
  });

  test('rejects the right code after five wrong tries', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    for (let i = 0; i < 5; i++) expect(await check(otherThan(code))).toEqual({ ok: false, code: 'code_wrong' });
    expect(await check(code)).toEqual({ ok: false, code: 'code_expired' });
  });

  test('allows a burst of guesses five tries, not five each', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    const answers = await Promise.all(Array.from({ length: 40 }, () => check(otherThan(code))));
    expect(answers.filter((answer) => !answer.ok && answer.code === 'code_wrong')).toHaveLength(5);
  });

  test('lives ten minutes', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    world.nowMs += 599_999;
    expect((await check(code)).ok).toBe(true);
    world.nowMs += 1;
    expect(await check(code)).toEqual({ ok: false, code: 'code_expired' });
  });

  test('works once', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    const input = { client: { ip }, userString: ann, code, password: goodPassword, repeatedPassword: goodPassword };
    const outcomes = await Promise.all([
      world.platform.accounts.register(input),
      world.platform.accounts.register(input),
    ]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await check(code)).toEqual({ ok: false, code: 'code_expired' });
  });

  test('takes the place of the one before, after a minute', async () => {
    const first = (await codeFor(world, ann, 'register')) as string;
    world.nowMs += 59_999;
    expect(await sendTo(ann)).toMatchObject({ ok: false, code: 'code_resend_too_soon', untilMs: expect.any(Number) });
    world.nowMs += 1;
    const second = (await codeFor(world, ann, 'register')) as string;
    expect((await check(second)).ok).toBe(true);
    if (first !== second) expect(await check(first)).toEqual({ ok: false, code: 'code_wrong' });
  });

  test('stores the code as a hash only', async () => {
    const code = (await codeFor(world, ann, 'register')) as string;
    const rows = await world.db.selectFrom('verification_codes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(Object.values(rows[0] as object).map(String)).not.toContain(code);
  });
});

describe('sending codes (docs/security.md#floods)', () => {
  test('five a day for one identity; the next day begins anew and the old one is forgotten', async () => {
    const limited = { ok: false, code: 'code_daily_limit', untilMs: expect.any(Number) };
    for (let i = 0; i < 4; i++) {
      expect((await sendTo(ann)).ok).toBe(true);
      world.nowMs += 60_000;
    }
    // One caller leaves one to the others.
    expect(await sendTo(ann)).toMatchObject(limited);
    expect((await sendTo(ann, '198.51.100.1')).ok).toBe(true);
    expect(await sendTo(ann, '198.51.100.2')).toMatchObject(limited);
    expect(await world.mailer.list()).toHaveLength(5);
    world.nowMs += 86_400_000;
    expect((await sendTo(ann)).ok).toBe(true);
    const days = await world.db.selectFrom('code_sends').select('day').distinct().execute();
    expect(days).toHaveLength(1);
  });

  test('limits the codes of a day for one address, and a spent address does not spend those of others', async () => {
    for (let i = 0; i < 12; i++) expect((await sendTo(`user${i}@example.com`)).ok).toBe(true);
    for (let i = 0; i < 6; i++)
      expect(await sendTo(ann)).toMatchObject({ ok: false, code: 'code_daily_limit', untilMs: expect.any(Number) });
    expect((await sendTo(ann, '198.51.100.1')).ok).toBe(true);
  });

  test('IPv6 addresses of one household count as one', async () => {
    for (let i = 0; i < 12; i++) expect((await sendTo(`user${i}@example.com`, `2001:db8:1:2::${i + 1}`)).ok).toBe(true);
    expect((await sendTo(ann, '2001:db8:1:2:9::9')).ok).toBe(false);
    expect((await sendTo(ann, '2001:db8:1:3::1')).ok).toBe(true);
  });

  test('limits the codes of a day for numbers that differ only in the last four digits', async () => {
    for (let i = 0; i < 7; i++) expect((await sendTo(`091234567${i}`)).ok).toBe(true);
    expect(await sendTo('0912345678')).toMatchObject({
      ok: false,
      code: 'code_daily_limit',
      untilMs: expect.any(Number),
    });
    expect((await sendTo('0912355678')).ok).toBe(true);
  });

  test('rejects a text that is neither an address nor a number', async () => {
    expect(await sendTo('ann@example')).toEqual({ ok: false, code: 'user_string_invalid' });
    expect(await sendTo('0912345678', ip, '999')).toEqual({ ok: false, code: 'country_code_unknown' });
  });

  test('answers that the installation has no way to send', async () => {
    await world.end();
    const mailer = { channels: ['mail' as const], async deliver() {}, async handOver() {}, async close() {} };
    world = await startTestPlatform({ mailer });
    expect(await sendTo('0912345678')).toEqual({ ok: false, code: 'message_not_delivered' });
    expect((await sendTo(ann)).ok).toBe(true);
  });
});
