import { dayMs } from '@candor/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, ip, loginInput, registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';

let world: TestPlatform;
beforeEach(async () => {
  world = await startTestPlatform();
});
afterEach(() => world.end());

/** These have time and machines. */
const hasWorked = true;
const send = (mobile: string, from: string) =>
  world.platform.accounts.sendCode({
    userString: mobile,
    areaCode: '84',
    scene: 'register',
    lang: 'vn',
    client: { ip: from },
    hasWorked,
  });

describe('a bomber (docs/security.md#floods)', () => {
  test('with a new address for each request sends a number five messages a day, over all scenes', async () => {
    let asked = 0;
    for (let minute = 0; minute < 60; minute++) {
      await send('0912345678', `198.51.100.${asked++ % 256}`);
      const input = {
        userString: '0912345678',
        areaCode: '84',
        lang: 'vn',
        client: { ip: `203.0.113.${asked % 256}` },
        hasWorked,
      } as const;
      for (const scene of ['login', 'forget', 'unfreeze'] as const) {
        await world.platform.accounts.sendCode({ ...input, scene });
      }
      world.nowMs += 60_000;
    }
    const messages = (await world.mailer.list(1_000)).filter(({ to }) => to === '+84912345678');
    expect(messages.length).toBeLessThanOrEqual(5);
  });

  test('with a block of numbers is stopped by the block, and with a country of them by the country', async () => {
    await world.end();
    world = await startTestPlatform({ codeLimits: { perDialCode: 80, conversionAfter: 1_000 } });
    const sentTo = async (numbers: readonly string[]) => {
      const answers = [];
      for (const [index, number] of numbers.entries()) answers.push(await send(number, `2001:db8:${index}::1`));
      return answers.filter(({ ok }) => ok).length;
    };
    const block = Array.from({ length: 70 }, (_, i) => `09123400${String(i).padStart(2, '0')}`);
    expect(await sentTo(block)).toBe(50);
    const spread = Array.from({ length: 70 }, (_, i) => `09${String(i + 10).padStart(2, '0')}345678`);
    expect(await sentTo(spread)).toBeLessThanOrEqual(30);
    expect(await world.mailer.list(1_000)).toHaveLength(80);
  });

  test('stops sending for the day if no codes are entered, and continues where they are', async () => {
    await world.end();
    world = await startTestPlatform({ codeLimits: { conversionAfter: 20, conversionPercentMin: 10 } });
    const numberOf = (i: number) => `09${String(i + 10).padStart(2, '0')}345678`;
    for (let i = 0; i < 20; i++) expect((await send(numberOf(i), `198.51.100.${i}`)).ok).toBe(true);
    expect(await send(numberOf(30), '198.51.100.99')).toEqual({
      ok: false,
      code: 'code_daily_limit',
      untilMs: (Math.floor(world.nowMs / dayMs) + 1) * dayMs,
    });
    world.nowMs += dayMs;
    for (let i = 0; i < 30; i++) {
      expect((await send(numberOf(i), `198.51.100.${i}`)).ok, `${i}`).toBe(true);
      const { code } = (await world.newestMessage()) ?? {};
      if (i % 5 !== 0) continue;
      const input = { userString: numberOf(i), areaCode: '84', password: goodPassword, repeatedPassword: goodPassword };
      expect(
        (await world.platform.accounts.register({ ...input, client: { ip: `198.51.100.${i}` }, code: code ?? '' })).ok,
      ).toBe(true);
    }
  });
});

test('guessing all day has five tries at each of five codes (W8)', async () => {
  const ann = 'ann@example.com';
  let judged = 0;
  for (let minute = 0; minute < 12 * 60; minute += 5) {
    // From one address after the other: one of them alone gets fewer codes.
    const client = { ip: `198.51.100.${minute % 7}` };
    const sent = await world.platform.accounts.sendCode({ userString: ann, scene: 'register', lang: 'en', client });
    if (!sent.ok) world.nowMs += 300_000;
    if (!sent.ok) continue;
    for (let guess = 0; guess < 8; guess++) {
      const checked = await world.platform.accounts.checkIdentity({
        client,
        userString: ann,
        scene: 'register',
        code: 'x00000',
      });
      if (!checked.ok && checked.code === 'code_wrong') judged += 1;
    }
    world.nowMs += 300_000;
  }
  // 25 of a million: below the 5 in 100,000 a day that are allowed for.
  expect(judged).toBe(25);
});

test('a login with a wrong password is the same work with and without an account (W24)', async () => {
  await registerUser(world, 'ann@example.com');
  const workOf = async (userString: string, from: string) => {
    const statements: string[] = [];
    const stop = world.watchStatements((sql) => statements.push(sql));
    await world.platform.accounts.login(loginInput(userString, 'not the password', from));
    stop();
    return statements;
  };
  // The first of each makes the rows that the second one finds.
  for (const [userString, from] of [
    ['ann@example.com', '192.0.2.1'],
    ['nobody@example.com', '192.0.2.2'],
  ] as const) {
    await workOf(userString, from);
  }
  const known = await workOf('ann@example.com', '192.0.2.1');
  expect(known.length).toBeGreaterThan(5);
  expect(await workOf('nobody@example.com', '192.0.2.2')).toEqual(known);
  const codes = async (userString: string) => {
    const statements: string[] = [];
    const stop = world.watchStatements((sql) => statements.push(sql));
    await world.platform.accounts.sendCode({ userString, scene: 'forget', lang: 'en', client: { ip } });
    stop();
    return statements;
  };
  expect(await codes('nobody@example.com')).toEqual(await codes('ann@example.com'));
});
