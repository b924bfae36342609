import {
  addressSubject,
  beginPasskey,
  beginStepUp,
  beginTotp,
  bindEmail,
  confirmTotp,
  factorChangeSubject,
  type FactorChange,
  getUserInfo,
  loginUser,
  payPasswordSubject,
  removeTotp,
  resetPassword,
  saveAddress,
  sendMailCode,
  sendOwnCode,
  setPayPassword,
  updatePassword,
  withdrawFunds,
  withdrawalSubject,
} from '@candor/api';
import { dayMs, present } from '@candor/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountOf,
  bookAddress,
  erc20,
  fund,
  newSpender,
  payPassword,
  qrAddress,
  qrOfAddress,
  type Spender,
  stayIn,
  submitAs,
  totpOf,
  upload,
  usdtOf,
  userWith,
  withdrawalOf,
} from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

/*
 * RULES 15, docs/security.md#freezing: the protection of an account changes only behind a hold of 24 hours, and a new
 * address waits as long. A thief with a session, the login password and one code moves no money in a day; the owner has
 * that day.
 */

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  const terms = present(await system.exchange.query('fundingTerms'), 'the exchange was founded with terms');
  const live = { ...terms, undoMs: 60_000, destinationWaitMs: dayMs, holdMs: dayMs };
  await submitAs(system, 'system', { type: 'funding.set_terms', ...live });
});
afterAll(() => system.close());

const now = () => system.gateway.deps.clock();
/** A letter about something else may have come after it. */
const newestCode = async () => (await system.outbox.list(5)).find(({ code }) => code !== null)?.code ?? '';
const holdsOf = async (user: TestUser) => {
  await system.tick();
  return (await system.exchange.query('fundingAccount', accountOf(system, user))).holds;
};

async function ownCode(user: TestUser, scene: 'password' | 'pay_password' | 'confirm'): Promise<string> {
  system.wait(60_000);
  await user.call(sendOwnCode, { scene });
  return newestCode();
}

async function codeTo(address: string, scene: string, token?: string): Promise<string> {
  system.wait(60_000);
  await system.send(sendMailCode, { user_string: address, scene }, { token });
  return newestCode();
}

async function beginFactorChange(user: TestUser, change: FactorChange): Promise<string> {
  const { stepUpId } = await user.call(beginStepUp, { action: 'factor_change', subject: factorChangeSubject(change) });
  return stepUpId;
}

async function beginPayPassword(user: TestUser, change: 'set' | 'change' | 'reset'): Promise<string> {
  const { stepUpId } = await user.call(beginStepUp, { action: 'pay_password', subject: payPasswordSubject(change) });
  return stepUpId;
}

const newPin = { newPayPassword: payPassword, newPayPasswordAgain: payPassword };

async function setPin(user: TestUser): Promise<string> {
  return user.codeOf(setPayPassword, {
    change: 'set',
    ...newPin,
    password: testPassword,
    stepUpId: await beginPayPassword(user, 'set'),
  });
}

async function addApp(user: TestUser): Promise<string> {
  const { secret } = await user.call(beginTotp, {});
  const stepUpId = await beginFactorChange(user, 'add_totp');
  await user.call(confirmTotp, { code: totpOf(secret, now()), password: testPassword, stepUpId });
  return secret;
}

/** A user with money, a pay password, an authenticator and an address that can be used: a day old, all of it. */
async function careful(): Promise<{ spender: Spender; destinationId: number }> {
  const spender = await newSpender(system);
  await fund(system, spender.accountId, '1000');
  const stays = await stayIn(system, spender, 0);
  const { destinationId } = await bookAddress(system, stays);
  return { spender: await stayIn(system, stays, dayMs + 1_000), destinationId };
}

describe('a thief with a session, the login password and one code', () => {
  it('of a careful user gets nowhere: the code is spent on the first thing', async () => {
    const { spender, destinationId } = await careful();
    const { user, secret, accountId } = spender;
    system.wait(30_000);
    const stolen = totpOf(secret, now());

    // A new address needs the pay password, which the thief does not know.
    const subject = addressSubject({ railId: erc20, address: qrAddress });
    const booking = { assetId: 3, railId: erc20, label: 'Mine', address: qrAddress };
    const adding = await user.call(beginStepUp, { action: 'address_add', subject });
    const qrUpload = await upload(system, user, 'qr', qrOfAddress);
    const attempt = { ...booking, qrUpload, stepUpId: adding.stepUpId, factorCode: stolen };
    expect(await user.codeOf(saveAddress, attempt)).toBe('pay_password_missing');
    expect(await user.codeOf(saveAddress, { ...attempt, payPassword: '000111' })).toBe('pay_password_wrong');

    // Spent on removing the factor, it holds everything; then the pay password is still missing, and no code is left.
    const stepUpId = await beginFactorChange(user, 'remove_totp');
    await user.call(removeTotp, { password: testPassword, stepUpId, factorCode: stolen });
    const own = await addApp(user);
    expect(await setPin(user)).toBe('pay_password_missing');
    const asked = { railId: erc20, amount: '100', destinationId, fee: '1' };
    const out = await user.call(beginStepUp, { action: 'withdraw', subject: withdrawalSubject(asked) });
    system.wait(30_000);
    const guess = { ...asked, stepUpId: out.stepUpId, payPassword: '000111', factorCode: totpOf(own, now()) };
    expect(await user.codeOf(withdrawFunds, guess)).toBe('pay_password_wrong');
    expect((await holdsOf(user)).map(({ reason }) => reason)).toContain('factor_changed');
    expect(await moneyOf(accountId)).toBe(usdtOf('1000'));
  });

  it('of a user without factor and pay password sets them up, and waits a day in which the owner sees it', async () => {
    const victim = await system.newUser();
    const accountId = accountOf(system, victim);
    await submitAs(system, 'system', { type: 'funding.set_level', accountId, level: 'advanced' });
    await fund(system, accountId, '1000');
    const { body } = await system.send(loginUser, { user_string: victim.email, password: testPassword, stay: 1 });
    const thief: Spender = { user: userWith(system, victim, body.message), accountId, secret: '' };

    expect(await setPin(thief.user)).toBe('ok');
    const armed = { ...thief, secret: await addApp(thief.user) };
    const heldAtMs = now();
    // One mail code: it cannot be both, the old address's and the new one's.
    const oldCode = await ownCode(armed.user, 'confirm');
    const change = { email: 'thief@example.com', code: oldCode, oldCode, password: testPassword };
    expect(await armed.user.codeOf(bindEmail, change)).toBe('code_wrong');
    const { destinationId } = await bookAddress(system, armed);
    const bookedAtMs = now();

    const tryAt = async (atMs: number): Promise<string> => {
      // A proof takes half a minute of the clock.
      system.wait(atMs - 30_000 - now());
      return armed.user.codeOf(withdrawFunds, await withdrawalOf(system, armed, destinationId, '100'));
    };
    expect(await tryAt(heldAtMs + 600_000)).toMatch(/^(withdrawals_held|destination_waits)$/);
    expect(await tryAt(heldAtMs + 12 * 3_600_000)).toMatch(/^(withdrawals_held|destination_waits)$/);
    expect(await tryAt(bookedAtMs + dayMs - 2_000)).toMatch(/^(withdrawals_held|destination_waits)$/);
    expect(await moneyOf(accountId)).toBe(usdtOf('1000'));
    expect(await system.exchange.query('openWithdrawals', accountId)).toEqual([]);
    // The owner got a message about each step, with the way to stop it.
    const told = (await system.outbox.list(20)).filter(({ to }) => to === victim.email);
    for (const scene of ['pay_password_changed', 'factor_added', 'destination_booked']) {
      const mail = told.find((candidate) => candidate.scene === scene);
      expect(mail?.text, scene).toContain('/pages/setting/freeze?token=');
    }
    // The waiting is under test: after it, the same call goes through.
    expect(await tryAt(bookedAtMs + dayMs + 60_000)).toBe('ok');
  });

  async function moneyOf(accountId: Spender['accountId']): Promise<bigint> {
    await system.tick();
    const balances = await system.exchange.query('balances', accountId);
    return balances.filter(({ assetId }) => assetId === 3).reduce((sum, { available }) => sum + available, 0n);
  }
});

describe('holds, from the change to the second in which they end (docs/security.md#money-out)', () => {
  const changes: readonly (readonly [name: string, change: () => Promise<TestUser>])[] = [
    [
      'a changed password',
      async () => {
        const user = await system.newUser();
        const fresh = { oldPassword: testPassword, password: 'another good one', passwordAgain: 'another good one' };
        await user.call(updatePassword, { ...fresh, code: await ownCode(user, 'password') });
        return user;
      },
    ],
    [
      'a forgotten password',
      async () => {
        const user = await system.newUser();
        const code = await codeTo(user.email, 'forget');
        const fresh = { password: 'another good one', repassword: 'another good one' };
        await system.send(resetPassword, { account: user.email, code, ...fresh });
        return system.signIn(user.email, 'another good one');
      },
    ],
    [
      'another e-mail address',
      async () => {
        const user = await system.newUser();
        const email = `moved.${now()}@example.com`;
        const oldCode = await ownCode(user, 'confirm');
        const code = await codeTo(email, 'bind', user.token);
        await user.call(bindEmail, { email, code, oldCode, password: testPassword });
        return user;
      },
    ],
    [
      'a first pay password',
      async () => {
        const user = await system.newUser();
        expect(await setPin(user)).toBe('ok');
        return user;
      },
    ],
    [
      'a reset pay password',
      async () => {
        const { user, secret } = await stayIn(system, await newSpender(system), dayMs);
        const code = await ownCode(user, 'pay_password');
        const stepUpId = await beginPayPassword(user, 'reset');
        const proof = { password: testPassword, code, stepUpId, factorCode: totpOf(secret, now()) };
        await user.call(setPayPassword, { change: 'reset', ...newPin, ...proof });
        return user;
      },
    ],
    [
      'an added factor',
      async () => {
        const user = await system.newUser();
        await addApp(user);
        return user;
      },
    ],
    [
      'a removed factor',
      async () => {
        const { user, secret } = await stayIn(system, await newSpender(system), dayMs);
        system.wait(30_000);
        const stepUpId = await beginFactorChange(user, 'remove_totp');
        await user.call(removeTotp, { password: testPassword, stepUpId, factorCode: totpOf(secret, now()) });
        return user;
      },
    ],
  ];

  it.each(changes)('%s', async (_name, change) => {
    const user = await change();
    // Under its new token, their session goes on.
    expect(await user.codeOf(getUserInfo, {})).toBe('ok');
    const accountId = accountOf(system, user);
    const held = async () => (await system.exchange.query('fundingAccount', accountId)).holds;
    const [hold] = await held();
    const untilMs = present(hold?.untilMs, 'the change is held for');
    expect(untilMs - present(hold, 'there is a hold').sinceMs).toBe(dayMs);
    expect(await held()).toHaveLength(1);
    system.wait(untilMs - now() - 1_000);
    await system.tick();
    expect(await held(), 'a second before').toHaveLength(1);
    system.wait(untilMs - now() + 1_000);
    await system.tick();
    expect(await held(), 'a second after').toEqual([]);
  });

  it('holds nothing for a call that changed nothing', async () => {
    const user = await system.newUser();
    await user.call(beginPasskey, {});
    await user.call(beginTotp, {});
    await ownCode(user, 'password');
    expect(await holdsOf(user)).toEqual([]);
  });
});
