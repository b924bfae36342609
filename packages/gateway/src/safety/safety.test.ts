import {
  allCalls,
  apiKeySubject,
  beginStepUp,
  bindEmail,
  bindMobile,
  type CallSpec,
  createApiKey,
  freezeAccount,
  getSafety,
  getUserInfo,
  listApiKeys,
  listSessions,
  listSignIns,
  loginUser,
  revokeApiKey,
  revokeSessions,
  sendMailCode,
  sendOwnCode,
  sendSmsCode,
  setPhishingWord,
  unfreezeAccount,
  updatePassword,
} from '@candor/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { accountOf, newSpender, proofFor } from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let base: string;
beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
});
afterAll(() => system.close());

/** A letter about something else may have come after it. */
const newestCode = async () => (await system.outbox.list(5)).find(({ code }) => code !== null)?.code ?? '';
const ask = async (call: Pick<CallSpec, 'method' | 'path'>, fields: object, token?: string) =>
  (await system.send(call, { lang: 'en', ...fields }, { token })).body;

async function ownCode(user: TestUser, scene: 'password' | 'pay_password' | 'confirm'): Promise<string> {
  system.wait(60_000);
  await user.call(sendOwnCode, { scene });
  return newestCode();
}

describe('sessions', () => {
  it('that are revoked end at once, over HTTP and on an open socket', async () => {
    const user = await system.newUser();
    const other = await system.signIn(user.email, testPassword);
    const third = await system.signIn(user.email, testPassword);
    const sockets = await Promise.all([user, other, third].map(({ token }) => TestLiveClient.connect(base, { token })));
    const listed = await user.call(listSessions, {});
    expect(listed).toHaveLength(3);
    const current = listed.find(({ isCurrent }) => isCurrent);
    const { sessions } = system.gateway.deps.platform;
    const otherId = sessions.authenticate(other.token)?.sessionId ?? '';
    await user.call(revokeSessions, { sessionId: otherId });
    expect(await other.codeOf(getUserInfo, {})).toBe('signed_out');
    await endsWithin(1_000, sockets[1]);
    expect(await third.codeOf(getUserInfo, {})).toBe('ok');
    await user.call(revokeSessions, {});
    expect(await third.codeOf(getUserInfo, {})).toBe('signed_out');
    await endsWithin(1_000, sockets[2]);
    expect((await user.call(listSessions, {})).map(({ sessionId }) => sessionId)).toEqual([current?.sessionId]);
  });

  it('of another user stay as they are', async () => {
    const [ann, bob] = [await system.newUser(), await system.newUser()];
    const bobs = system.gateway.deps.platform.sessions.authenticate(bob.token)?.sessionId;
    expect(await ann.codeOf(revokeSessions, { sessionId: bobs })).toBe('ok');
    expect(await bob.codeOf(getUserInfo, {})).toBe('ok');
  });

  it('lists sessions in the history, with failed attempts', async () => {
    const user = await system.newUser();
    await ask(loginUser, { user_string: user.email, password: 'not mine' });
    const { data } = await user.call(listSignIns, { page: 1, limit: 10 });
    expect(data.map(({ result }) => result)).toEqual(['password_wrong', 'signed_in']);
  });

  async function endsWithin(ms: number, socket: TestLiveClient | undefined): Promise<void> {
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error('the socket is still open')), ms).unref());
    await Promise.race([socket?.ended, late]);
  }
});

describe('the safety of an account', () => {
  it('comes with the next step', async () => {
    const user = await system.newUser();
    expect(await user.call(getSafety, {})).toMatchObject({
      score: 20,
      steps: [
        'set_factor',
        'set_pay_password',
        'make_recovery_codes',
        'set_phishing_word',
        'bind_phone',
        'turn_book_only_on',
      ],
      phone: '',
      factors: [],
      holds: [],
      hasPayPassword: false,
      staysLoggedIn: false,
      sessions: 1,
    });
    const { user: safe } = await newSpender(system);
    await safe.call(setPhishingWord, { word: 'apple tree', password: testPassword });
    const state = await safe.call(getSafety, {});
    expect(state).toMatchObject({ score: 85, steps: ['bind_phone', 'turn_book_only_on'], phishingWord: 'apple tree' });
    expect(state.factors).toMatchObject([{ kind: 'totp', factorId: '' }]);
  });
});

describe('changes', () => {
  it('of the password: other sessions end, and the hold is at the exchange', async () => {
    const user = await system.newUser();
    const other = await system.signIn(user.email, testPassword);
    const code = await ownCode(user, 'password');
    const change = { oldPassword: testPassword, password: 'another good one', passwordAgain: 'another good one', code };
    expect(await user.codeOf(updatePassword, { ...change, oldPassword: 'not mine' })).toBe('password_wrong');
    await user.call(updatePassword, change);
    expect(await other.codeOf(getUserInfo, {})).toBe('signed_out');
    expect((await user.call(getSafety, {})).holds.map(({ reason }) => reason)).toEqual(['password_changed']);
  });

  it('of addresses: a code from the new one and one from the old', async () => {
    const user = await system.newUser();
    const confirm = async () => ({ oldCode: await ownCode(user, 'confirm'), password: testPassword });
    const mobile = `0912${String(Date.now() % 1_000_000).padStart(6, '0')}`;
    const sent = await ask(sendSmsCode, { area_code: '84', mobile }, user.token);
    expect(sent.type).toBe('ok');
    const code = await newestCode();
    expect(await user.call(bindMobile, { mobile, areaCode: '84', code, ...(await confirm()) })).toEqual({
      phone: expect.stringContaining('***'),
    });
    const email = `new.${Date.now()}@example.com`;
    await ask(sendMailCode, { user_string: email, scene: 'bind' }, user.token);
    const mailCode = await newestCode();
    const proofs = await confirm();
    const mistaken = { ...proofs, oldCode: proofs.oldCode === '000000' ? '111111' : '000000' };
    expect(await user.codeOf(bindEmail, { email, code: mailCode, ...mistaken })).toBe('own_code_wrong');
    await user.call(bindEmail, { email, code: mailCode, ...proofs });
    const { holds } = await user.call(getSafety, {});
    expect(holds.map(({ reason }) => reason).sort()).toEqual(['email_changed', 'phone_changed']);
    expect(await user.codeOf(bindEmail, { email: mobile, code: mailCode, oldCode: '000000', password: 'x' })).toBe(
      'user_string_invalid',
    );
  });

  it('need a session to ask for the code', async () => {
    for (const [call, fields] of [
      [sendSmsCode, { area_code: '84', mobile: '0912345678', scene: 'bind' }],
      [sendMailCode, { user_string: 'x@example.com', scene: 'bind' }],
    ] as const) {
      expect((await ask(call, fields)).code).toBe('not_permitted');
    }
  });
});

it('states in words and in milliseconds when a lock ends', async () => {
  const user = await system.newUser();
  const wrong = { word: 'apple', password: 'not mine' };
  for (let i = 0; i < 5; i++) expect(await user.codeOf(setPhishingWord, wrong)).toBe('password_wrong');
  const refusal = await ask(setPhishingWord, wrong, user.token);
  expect(refusal.message).toBe('Too many failed attempts. You can reset your password. Try again in 1 minute.');
  const waitMs = refusal.until - system.gateway.deps.clock();
  expect(waitMs).toBeGreaterThan(50_000);
  expect(waitMs).toBeLessThanOrEqual(60_000);
});

it('freezes by a link without a session, and opens again with everything the owner has', async () => {
  const user = await system.newUser();
  const code = await ownCode(user, 'password');
  const token = /token=([\w.-]+)/.exec((await system.outbox.list(1))[0]?.text ?? '')?.[1];
  expect(code).toMatch(/^\d{6}$/);
  expect((await ask(freezeAccount, { token: 'none' })).code).toBe('freeze_link_invalid');
  expect((await ask(freezeAccount, {})).code).toBe('freeze_link_invalid');
  expect((await ask(freezeAccount, { token })).type).toBe('ok');
  expect(await user.codeOf(getUserInfo, {})).toBe('signed_out');
  const credentials = { user_string: user.email, password: testPassword };
  expect((await ask(loginUser, credentials)).code).toBe('account_frozen');
  await ask(sendMailCode, { user_string: user.email, scene: 'unfreeze' });
  expect((await ask(unfreezeAccount, { ...credentials, code: await newestCode() })).type).toBe('ok');
  const again = await system.signIn(user.email, testPassword);
  expect((await again.call(getSafety, {})).holds).toMatchObject([
    { reason: 'account_frozen', untilMs: expect.any(Number) },
  ]);
});

describe('an API key', () => {
  async function keyOf(user: TestUser, scopes: readonly ('read' | 'trade')[], addresses: readonly string[] = []) {
    const { platform } = system.gateway.deps;
    const { userId } = platform.sessions.authenticate(user.token) ?? { userId: 0 };
    return platform.apiKeys.create(userId, { name: 'bot', scopes, addresses, validDays: 1 });
  }
  const withKey = (call: Pick<CallSpec, 'method' | 'path'>, secret: string) => ask(call, {}, `Bearer ${secret}`);

  it('works with pay password and factor, is listed without its secret, and ends when it is revoked', async () => {
    const spender = await newSpender(system);
    const key = { name: 'bot', scopes: ['read', 'trade'], addresses: ['127.0.0.1'], validDays: 30 } as const;
    const proof = await proofFor(system, spender, 'api_key', apiKeySubject(key));
    const given = { name: 'bot', scopes: 'read,trade', addresses: ' 127.0.0.1', validDays: 30, ...proof };
    expect(await spender.user.codeOf(createApiKey, { ...given, validDays: 31 })).toBe('step_up_differs');
    const { secret, key: made } = await spender.user.call(createApiKey, given);
    const listed = await spender.user.call(listApiKeys, {});
    expect(listed).toMatchObject([{ name: 'bot', scopes: ['read', 'trade'], addresses: ['127.0.0.1'] }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    const wallets = { method: 'POST', path: '/wallet/list' } as const;
    expect((await withKey(wallets, secret)).type).toBe('ok');
    await spender.user.call(revokeApiKey, { keyId: made.keyId });
    expect((await withKey(wallets, secret)).type).toBe('999');
  });

  it('makes the calls of its scopes and no other call at all', async () => {
    const user = await system.newUser();
    const reads = (await keyOf(user, ['read'])).secret;
    const trades = (await keyOf(user, ['trade'])).secret;
    for (const call of allCalls.filter(({ access }) => access === 'signed_in')) {
      for (const [secret, scope] of [
        [reads, 'read'],
        [trades, 'trade'],
      ] as const) {
        const { code } = await withKey(call, secret);
        if (call.keyScope === scope) expect(['key_scope_missing', 'signed_out'], call.path).not.toContain(code);
        else expect(code, `${call.path} by ${scope}`).toBe('key_scope_missing');
      }
    }
    expect((await withKey(freezeAccount, trades)).code).toBe('freeze_link_invalid');
    expect(await user.codeOf(getUserInfo, {})).toBe('ok');
    await expect(
      TestLiveClient.connect(base, { token: trades }).then((client) => client.subscribe('me')),
    ).resolves.toMatchObject({ ok: false });
  });

  it('refuses a key from elsewhere, an expired one, and an unknown one', async () => {
    const user = await system.newUser();
    const wallets = { method: 'POST', path: '/wallet/list' } as const;
    const elsewhere = (await keyOf(user, ['read'], ['192.0.2.1'])).secret;
    expect((await withKey(wallets, elsewhere)).code).toBe('key_address_refused');
    const { secret } = await keyOf(user, ['read']);
    expect((await withKey(wallets, secret)).type).toBe('ok');
    expect((await withKey(wallets, `${secret.slice(0, -1)}_`)).code).toBe('signed_out');
    expect((await withKey(wallets, 'ck_')).code).toBe('signed_out');
    system.wait(86_400_000);
    expect((await withKey(wallets, secret)).code).toBe('signed_out');
  });
});

it('a flood of logins has to do work, and other calls go on (W26)', async () => {
  const user = await system.newUser();
  const flood = Array.from({ length: 300 }, (_, i) =>
    system.send(loginUser, { user_string: `flood${i}@example.com`, password: 'x' }),
  );
  const info = await system.send(getUserInfo, {}, { token: user.token });
  const answers = await Promise.all(flood);
  expect(info.body.type).toBe('ok');
  const asked = answers.filter(({ body }) => body.code === 'work_needed');
  // The first of them were let in: the line was not loaded yet.
  expect(asked.length).toBeGreaterThan(200);
  for (const { status, body } of answers) {
    expect([status, ['work_needed', 'login_failed']]).toEqual([200, expect.arrayContaining([body.code])]);
  }
  expect(accountOf(system, user)).toBeGreaterThan(0);
  expect(await user.codeOf(beginStepUp, { action: 'withdraw', subject: 'x' })).toBe('ok');
});
