import {
  addressSubject,
  beginStepUp,
  type CallSpec,
  encodeInput,
  getUserInfo,
  listSessions,
  newTokenHeader,
  onlyTokenHeader,
  revokeSessions,
  sendOwnCode,
  setBookOnly,
  setPhishingWord,
  updatePassword,
  withdrawFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import {
  bookAddress,
  erc20,
  fund,
  newSpender,
  qrAddress,
  type Spender,
  withdrawalOf,
} from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

/*
 * docs/security.md#a-token-that-was-stolen-before, ASVS 7.2.4: a stolen token is worthless after its owner has proven
 * more.
 */

let system: TestSystem;
let base: string;
beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
});
afterAll(() => system.close());

/** A call on the wire, under a chosen token. */
async function ask(call: CallSpec, given: object, token: string, sent: Record<string, string> = {}) {
  const { body, headers } = await system.send(call, encodeInput(call, given as never), { token, headers: sent });
  return { type: body.type, code: body.code, message: body.message, renewed: headers[newTokenHeader] };
}
const codeOf = async (call: CallSpec, given: object, token: string) => (await ask(call, given, token)).code;

/** A user with money and an address, and a withdrawal they have proven. */
async function withdrawing(): Promise<{ spender: Spender; asked: Awaited<ReturnType<typeof withdrawalOf>> }> {
  const spender = await newSpender(system);
  await fund(system, spender.accountId, '500');
  const { destinationId } = await bookAddress(system, spender);
  return { spender, asked: await withdrawalOf(system, spender, destinationId, '50') };
}

it('a token from before a step-up reads for ten more seconds, proves nothing, and then is rejected', async () => {
  const { spender, asked } = await withdrawing();
  const { user } = spender;
  const old = user.token;
  const socket = await TestLiveClient.connect(base, { token: old });
  const [session] = await user.call(listSessions, {});
  await user.call(withdrawFunds, { ...asked, requestId: 'out-000001' });
  expect(user.token).not.toBe(old);
  expect(await user.call(listSessions, {})).toMatchObject([
    { sessionId: session?.sessionId, createdAtMs: session?.createdAtMs, isCurrent: true },
  ]);

  expect(await codeOf(getUserInfo, {}, old)).toBe(1);
  const subject = addressSubject({ railId: erc20, address: qrAddress });
  expect(await codeOf(beginStepUp, { action: 'address_add', subject }, old)).toBe('token_renewed');
  expect(await codeOf(setPhishingWord, { word: 'stolen', password: testPassword }, old)).toBe('token_renewed');
  // Not even the same call: its answer has arrived, for the new token was used.
  expect(await ask(withdrawFunds, { ...asked, requestId: 'out-000001' }, old)).toMatchObject({
    code: 'token_renewed',
    renewed: undefined,
  });
  const late = await TestLiveClient.connect(base, { token: old });
  await late.ended;
  system.wait(10_000);
  expect(await ask(getUserInfo, {}, old)).toMatchObject({ type: '999', code: 'signed_out' });
  expect((await TestLiveClient.connect(base, { token: old }).then((open) => open.subscribe('me'))).ok).toBe(false);

  // The session's own socket never noticed, and ends with the session.
  expect((await socket.subscribe('me')).ok).toBe(true);
  await system.gateway.deps.platform.sessions.revoke(userIdOf(user), session?.sessionId ?? '');
  await socket.ended;
  expect(await user.codeOf(getUserInfo, {})).toBe('signed_out');
});

it('a lost answer is repeated for the same call with the old token: done once, and signed in', async () => {
  const { spender, asked } = await withdrawing();
  const { user } = spender;
  const old = user.token;
  const given = { ...asked, requestId: 'out-000002' };
  // Sent for its token alone, a call that never arrived is not carried out.
  expect(await ask(withdrawFunds, given, old, { [onlyTokenHeader]: '1' })).toMatchObject({ renewed: undefined });
  expect(await system.exchange.query('openWithdrawals', spender.accountId)).toEqual([]);
  const lost = await ask(withdrawFunds, given, old);
  // Within the minute in which a withdrawal can be undone.
  system.wait(50_000);
  expect(await codeOf(getUserInfo, {}, old)).toBe(1);
  expect(await codeOf(withdrawFunds, { ...given, amount: '60' }, old)).toBe('token_renewed');
  const only = { [onlyTokenHeader]: '1' };
  expect(await ask(withdrawFunds, given, old, only)).toMatchObject({ code: 'token_renewed', renewed: lost.renewed });
  const again = await Promise.all([ask(withdrawFunds, given, old), ask(withdrawFunds, given, old)]);
  expect(again).toEqual([lost, lost]);
  expect(await codeOf(getUserInfo, {}, String(lost.renewed))).toBe(1);
  expect(await system.exchange.query('openWithdrawals', spender.accountId)).toHaveLength(1);

  const forgotten = String(lost.renewed);
  await ask(setPhishingWord, { word: 'never heard of', password: testPassword }, forgotten);
  system.wait(120_000);
  expect(await codeOf(getUserInfo, {}, forgotten)).toBe('signed_out');
});

it('keeps a proof: a call that is refused after its step-up brings the new token all the same', async () => {
  const { spender, asked } = await withdrawing();
  const { user } = spender;
  const wrong = await ask(withdrawFunds, { ...asked, payPassword: '000111' }, user.token);
  expect(wrong).toMatchObject({ code: 'pay_password_wrong', renewed: undefined });
  await fundAway(spender);
  const refused = await ask(withdrawFunds, asked, user.token);
  expect(refused).toMatchObject({ type: 'error', code: 'balance_insufficient', renewed: expect.any(String) });
  expect(await codeOf(getUserInfo, {}, String(refused.renewed))).toBe(1);
});

it('a changed password renews the session that changed it; switching something on proves nothing', async () => {
  const user = await system.newUser();
  const old = user.token;
  await user.call(setBookOnly, { isOn: true });
  await user.call(revokeSessions, {});
  expect(user.token).toBe(old);
  system.wait(60_000);
  await user.call(sendOwnCode, { scene: 'password' });
  const code = present((await system.outbox.list(1))[0]?.code, 'a code was sent');
  const given = { oldPassword: testPassword, password: 'another good one', passwordAgain: 'another good one' };
  expect(await user.codeOf(updatePassword, { ...given, code: '000000' })).toBe('code_wrong');
  expect(user.token).toBe(old);
  await user.call(updatePassword, { ...given, code });
  expect(user.token).not.toBe(old);
  expect(await user.codeOf(getUserInfo, {})).toBe('ok');
  system.wait(10_000);
  expect(await codeOf(getUserInfo, {}, old)).toBe('signed_out');
});

const userIdOf = (user: TestUser) =>
  present(system.gateway.deps.platform.sessions.authenticate(user.token), 'he is signed in').userId;

async function fundAway({ user }: Spender): Promise<void> {
  const away = { method: 'POST', path: '/wallet/change' } as const;
  const fields = { currency_id: 3, number: '490', from_field: 'change', to_field: 'lever', req_id: 'away-0001' };
  const { body } = await system.send(away, fields, { token: user.token });
  expect(body.type, JSON.stringify(body)).toBe('ok');
}
