import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  codeFor,
  goodPassword,
  ip,
  loginInput,
  registerUser,
  startTestPlatform,
  testOrigin,
  type TestPlatform,
} from '../test-platform.ts';

let world: TestPlatform;
beforeEach(async () => {
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  world = await startTestPlatform({ hashing: { cost, concurrent: 1, waiting: 4, loadedAt: 3 } });
});
afterEach(() => world.end());

const codeOf = (outcome: { readonly ok: boolean; readonly code?: string }) => outcome.code ?? 'ok';
/** More logins at once than the line takes; answers when all of them have ended. */
async function flood(): Promise<string[]> {
  const logins = Array.from({ length: 10 }, (_, i) =>
    world.platform.accounts.login(loginInput(`bot${i}@example.com`, 'not the password', `198.51.100.${i}`)),
  );
  return (await Promise.allSettled(logins)).map((login) =>
    login.status === 'fulfilled' ? codeOf(login.value) : login.reason.kind,
  );
}

describe('while the line for hashing is loaded (docs/security.md#floods)', () => {
  test('visitors have to do work, known and unknown alike, before anything is looked up', async () => {
    await registerUser(world, 'ann@example.com');
    const code = (await codeFor(world, 'ann@example.com', 'forget')) as string;
    await flood();
    const statements: string[] = [];
    const stop = world.watchStatements((sql) => statements.push(sql));
    const { accounts, safety } = world.platform;
    const client = { ip };
    for (const userString of ['ann@example.com', 'nobody@example.com']) {
      const fresh = { client, userString, code, password: goodPassword, repeatedPassword: goodPassword };
      expect(codeOf(await accounts.login(loginInput(userString, goodPassword)))).toBe('work_needed');
      expect(codeOf(await accounts.register(fresh))).toBe('work_needed');
      expect(codeOf(await accounts.resetPassword(fresh))).toBe('work_needed');
      const opening = { userString, password: goodPassword, code, factor: {}, origin: testOrigin, client };
      expect(codeOf(await safety.unfreeze(opening))).toBe('work_needed');
    }
    const passkey = { passkey: '{}', origin: testOrigin, client, stays: false };
    expect(codeOf(await accounts.loginByPasskey(passkey))).toBe('work_needed');
    stop();
    expect(statements).toEqual([]);
  });

  test('lets callers with proof of work through a full line, and asks others for work or to come later', async () => {
    await registerUser(world, 'ann@example.com');
    const flooded = flood();
    const honest = world.platform.accounts.login({ ...loginInput('ann@example.com', goodPassword), hasWorked: true });
    expect(codeOf(await honest)).toBe('ok');
    const answers = await flooded;
    expect(new Set(answers)).toEqual(new Set(['login_failed', 'server_busy']));
    expect(new Set(await flood())).toEqual(new Set(['work_needed']));
  });

  test('ends, and on a calm day no proof is needed', async () => {
    await registerUser(world, 'ann@example.com');
    await flood();
    world.nowMs += 5_000;
    for (let day = 0; day < 5; day++) {
      expect(codeOf(await world.platform.accounts.login(loginInput('ann@example.com', goodPassword)))).toBe('ok');
    }
  });
});

describe('codes requested unusually often (docs/security.md#floods)', () => {
  const send = (userString: string, from: string, hasWorked = false) =>
    world.platform.accounts
      .sendCode({ userString, areaCode: '84', scene: 'register', lang: 'vn', client: { ip: from }, hasWorked })
      .then(codeOf);

  test('from one address cost work, before anything is looked up, until the ten minutes are over', async () => {
    for (let i = 0; i < 20; i++) expect(await send(`mail${i}@example.com`, ip)).toBe('ok');
    const statements: string[] = [];
    const stop = world.watchStatements((sql) => statements.push(sql));
    expect(await send('mail20@example.com', ip)).toBe('work_needed');
    stop();
    expect(statements).toEqual([]);
    expect(await send('mail20@example.com', '198.51.100.1')).toBe('ok');
    expect(await send('mail21@example.com', ip, true)).toBe('ok');
    world.nowMs += 600_000;
    expect(await send('mail22@example.com', ip)).toBe('ok');
  });

  test('to one block of numbers cost work, and other numbers none', async () => {
    for (let i = 0; i < 10; i++) expect(await send(`091234000${i}`, `198.51.100.${i}`)).toBe('ok');
    expect(await send('0912340010', '198.51.100.10')).toBe('work_needed');
    expect(await send('0912350010', '198.51.100.10')).toBe('ok');
  });

  test('by everybody together cost work, and more of it the more there are', async () => {
    await world.end();
    world = await startTestPlatform({ codeLimits: { usualInAll: 4 } });
    for (let i = 0; i < 4; i++) expect(await send(`mail${i}@example.com`, `198.51.100.${i}`)).toBe('ok');
    expect(await send('mail4@example.com', '198.51.100.4')).toBe('work_needed');
    const before = world.platform.work.newTask('sending', 'a call');
    for (let i = 4; i < 8; i++) expect(await send(`mail${i}@example.com`, `198.51.100.${i}`, true)).toBe('ok');
    const after = world.platform.work.newTask('sending', 'a call');
    expect([before.count, after.count]).toEqual([8, 32]);
  });
});
