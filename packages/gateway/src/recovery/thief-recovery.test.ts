import {
  beginRecovery,
  beginStepUp,
  type CallSpec,
  cancelRecovery,
  freezeAccount,
  getOpenRecovery,
  loginUser,
  payPasswordSubject,
  proveRecoveryAddress,
  sendMailCode,
  sendRecoveryCode,
  setPayPassword,
  submitRecovery,
  unfreezeAccount,
} from '@candor/api';
import { dayMs, hourMs, present } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, newSpender, type Spender, stayIn, submitAs, totpOf, userWith } from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

/*
 * Lost factors are removed after three days (docs/security.md). A thief with the login password and the mailbox can ask
 * for it too: the owner has these days, in each of their sessions, at each of their addresses, to stop it.
 */

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ platform: { mode: 'live' } });
  const terms = present(await system.exchange.query('fundingTerms'), 'the exchange was founded with terms');
  const live = { ...terms, undoMs: 60_000, destinationWaitMs: dayMs, holdMs: dayMs };
  await submitAs(system, 'system', { type: 'funding.set_terms', ...live });
});
afterAll(() => system.close());

const now = () => system.gateway.deps.clock();
const holdsOf = async (user: TestUser) => {
  await system.tick();
  return (await system.exchange.query('fundingAccount', accountOf(system, user))).holds;
};

describe('a thief with the login password and the mailbox, who claims that all factors are lost', () => {
  let victim: Spender;
  beforeAll(async () => {
    victim = await stayIn(system, await newSpender(system), dayMs);
  });

  const mailsOf = async (scene: string) => {
    await system.gateway.deps.platform.lettersTried();
    return (await system.outbox.list(200)).filter((mail) => mail.scene === scene && mail.to === victim.user.email);
  };
  const visit = async (call: CallSpec, fields: object): Promise<any> => {
    system.wait(1_000);
    const { body } = await system.send(call, fields as Record<string, unknown>);
    if (body.type !== 'ok') throw new Error(body.code);
    return body.message;
  };
  async function ask(): Promise<void> {
    const { token } = await visit(beginRecovery, { user_string: victim.user.email, password: testPassword });
    system.wait(60_000);
    await visit(sendRecoveryCode, { token, type: 'email' });
    const [mail] = await mailsOf('recovery');
    await visit(proveRecoveryAddress, { token, type: 'email', code: mail?.code });
    expect(await visit(submitRecovery, { token })).toMatchObject({ state: 'waiting', wait_ms: 3 * dayMs });
  }
  const logIn = async (): Promise<string> => {
    const { body } = await system.send(loginUser, { user_string: victim.user.email, password: testPassword });
    return body.type === 'ok' ? 'ok' : body.code;
  };
  const later = async (ms: number) => {
    system.wait(ms);
    await system.tick();
    await system.gateway.deps.platform.recovery.lookAfter();
  };

  it('appears in every session of the owner, and stops by any one of them', async () => {
    const { user } = victim;
    expect(await user.call(getOpenRecovery, {})).toEqual({});
    await ask();
    const dueAtMs = now() + 3 * dayMs;
    const { open } = await user.call(getOpenRecovery, {});
    expect(present(open, 'it is open').dueAtMs).toBeGreaterThan(dueAtMs - 10_000);
    expect((await holdsOf(user)).map(({ reason }) => reason)).toContain('factor_changed');
    // Held for as long as it is open, not for a day.
    for (let hours = 0; hours < 50; hours += 10) await later(10 * hourMs);
    expect((await holdsOf(user)).map(({ reason }) => reason)).toContain('factor_changed');
    await user.call(cancelRecovery, {});
    await later(dueAtMs - now());
    expect(await logIn()).toBe('second_factor_needed');
    expect(await mailsOf('recovery_cancelled')).toHaveLength(1);
    expect(await user.codeOf(cancelRecovery, {}), 'once more').toBe('ok');
  });

  it('stops by the link in a mail, without a session', async () => {
    await ask();
    const [mail] = await mailsOf('recovery_requested');
    expect(mail?.text).toContain('/pages/setting/freeze?token=');
    const [, token] = /cancelRecovery\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const stop = async (given?: string) => (await system.send(cancelRecovery, { token: given })).body.code;
    expect(await stop()).toBe('recovery_link_invalid');
    expect(await stop(`${token}A`)).toBe('recovery_link_invalid');
    expect(await stop(token)).toBe(1);
    expect(await victim.user.call(getOpenRecovery, {})).toEqual({});
    await later(3 * dayMs + hourMs);
    expect(await logIn()).toBe('second_factor_needed');
  });

  it('stops at the next login of the owner', async () => {
    await ask();
    victim = await stayIn(system, victim, 0);
    expect(await victim.user.call(getOpenRecovery, {})).toEqual({});
    expect(await victim.user.codeOf(cancelRecovery, {})).toBe('ok');
  });

  it('meets an account that its owner froze, and stops at any sign of them', async () => {
    const { user } = victim;
    const accountId = accountOf(system, user);
    await user.call(freezeAccount, {});
    expect(await logIn()).toBe('account_frozen');
    await ask();
    expect((await mailsOf('recovery_requested'))[0]?.text).toContain('/pages/setting/cancelRecovery?token=');
    // Its owner has no session to object with; a code of their app does, and leaves the account shut.
    system.wait(31_000);
    const credentials = { user_string: user.email, password: testPassword };
    const shown = { ...credentials, factor_code: totpOf(victim.secret, now()) };
    expect((await system.send(loginUser, shown)).body.code).toBe('account_frozen');
    await later(3 * dayMs + hourMs);
    expect(await logIn()).toBe('account_frozen');

    await ask();
    const [mail] = await mailsOf('recovery_requested');
    const [, token] = /freeze\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    expect((await system.send(freezeAccount, { token })).body.type).toBe('ok');
    await later(3 * dayMs + hourMs);
    expect(await logIn()).toBe('account_frozen');
    const { holds } = await system.exchange.query('fundingAccount', accountId);
    const frozen = holds.find(({ reason }) => reason === 'account_frozen');
    expect(present(frozen, 'it is held')).not.toHaveProperty('untilMs');

    await visit(sendMailCode, { user_string: user.email, scene: 'unfreeze' });
    const [mailed] = await mailsOf('unfreeze');
    system.wait(31_000);
    await visit(unfreezeAccount, { ...credentials, code: mailed?.code, factor_code: totpOf(victim.secret, now()) });
    victim = await stayIn(system, victim, 0);
  });

  it('gets in only past an owner who does nothing for three days, and moves no money by that', async () => {
    const { user } = victim;
    const told = async () => (await mailsOf('recovery_requested')).length + (await mailsOf('recovery_done')).length;
    const before = await told();
    await ask();
    await later(3 * dayMs - hourMs);
    expect(await logIn()).toBe('second_factor_needed');
    expect(await user.codeOf(getOpenRecovery, {})).toBe('ok');
    await later(hourMs);
    expect(await user.codeOf(getOpenRecovery, {})).toBe('signed_out');
    expect(await told()).toBe(before + 2);
    const { body } = await system.send(loginUser, { user_string: user.email, password: testPassword, stay: 1 });
    const thief = { ...victim, user: userWith(system, user, body.message) };
    expect((await holdsOf(thief.user)).map(({ reason }) => reason)).toContain('factor_changed');
    // The pay password was not lost, so it stayed, and the thief does not know it.
    const { stepUpId } = await thief.user.call(beginStepUp, {
      action: 'pay_password',
      subject: payPasswordSubject('set'),
    });
    const pin = { newPayPassword: '735182', newPayPasswordAgain: '735182', password: testPassword, stepUpId };
    expect(await thief.user.codeOf(setPayPassword, { change: 'set', ...pin })).toBe('pay_password_missing');
  });
});
