import { factorChangeSubject, stepUpSubject } from '@candor/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testAuthenticator } from '../factors/test-authenticator.ts';
import { type TestOwner, testOwner, testPayPassword } from '../safety/test-owner.ts';
import { goodPassword, startTestPlatform, type TestPlatform, testOrigin } from '../test-platform.ts';

let world: TestPlatform;
let ann: TestOwner;
const subject = stepUpSubject('withdraw', { amount: '1', to: 'home' });

beforeEach(async () => {
  world = await startTestPlatform();
  ann = await testOwner(world);
  await ann.addTotp();
  await ann.setPayPassword();
});
afterEach(() => world.end());

const begin = (of = subject) =>
  world.platform.stepUp.begin({ user: ann.changer, action: 'withdraw', subject: of, origin: testOrigin });
const complete = (stepUpId: string, changes: object = {}) =>
  world.platform.stepUp.complete({
    user: ann.changer,
    stepUpId,
    action: 'withdraw',
    subject,
    requestId: 'request-1',
    proof: { payPassword: testPayPassword, factorCode: ann.totp() },
    ...changes,
  });
const refused = (code: string) => ({ ok: false, code });

describe('a step-up (docs/security.md#money-out)', () => {
  test('needs the pay password and a factor, and is good for its purpose alone', async () => {
    world.nowMs += 30_000;
    const { stepUpId, methods, expiresAtMs } = await begin();
    expect(methods).toEqual(['pay_password', 'totp']);
    expect(expiresAtMs).toBe(world.nowMs + 60_000);
    expect(await complete(stepUpId)).toEqual({ ok: true, value: undefined });
  });

  test('works once; only the same request passes again', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    expect((await complete(stepUpId)).ok).toBe(true);
    expect((await complete(stepUpId, { proof: {} })).ok).toBe(true);
    expect(await complete(stepUpId, { requestId: 'request-2' })).toEqual(refused('step_up_expired'));
    expect(await complete(stepUpId, { requestId: undefined })).toEqual(refused('step_up_expired'));
    expect(await complete(stepUpId, { subject: `${subject} ` })).toEqual(refused('step_up_expired'));
  });

  test('two requests at once are one', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    const both = await Promise.all([complete(stepUpId), complete(stepUpId, { requestId: 'request-2' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('copies of one request at once are one: all are let through, and none costs a try', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    const copies = await Promise.all(Array.from({ length: 12 }, () => complete(stepUpId)));
    expect(copies.every(({ ok }) => ok)).toBe(true);
    world.nowMs += 30_000;
    const next = await begin();
    const wrong = { proof: { payPassword: testPayPassword, factorCode: '000000' } };
    // After a third wrong one the session would wait: none of the copies counted.
    for (let i = 0; i < 2; i++) expect(await complete(next.stepUpId, wrong)).toEqual(refused('second_factor_wrong'));
    expect((await complete(next.stepUpId)).ok).toBe(true);
  });

  test('another amount, action, session or user is refused, and costs nothing', async () => {
    const elsewhere = { ...ann.changer, sessionId: (await ann.logIn()).sessionId };
    const bob = await testOwner(world, 'bob@example.com');
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    const other = stepUpSubject('withdraw', { amount: '10', to: 'home' });
    expect(await complete(stepUpId, { subject: other })).toEqual(refused('step_up_differs'));
    expect(await complete(stepUpId, { action: 'address_add' })).toEqual(refused('step_up_differs'));
    expect(await complete(stepUpId, { user: elsewhere })).toEqual(refused('step_up_expired'));
    expect(await complete(stepUpId, { user: bob.changer })).toEqual(refused('step_up_expired'));
    expect((await complete(stepUpId)).ok).toBe(true);
  });

  test('ends after a minute', async () => {
    const { stepUpId } = await begin();
    world.nowMs += 60_000;
    expect(await complete(stepUpId)).toEqual(refused('step_up_expired'));
    expect(await complete('not-begun-at-all')).toEqual(refused('step_up_expired'));
  });

  test('names the missing proofs, in the order in which they are required', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    expect(await complete(stepUpId, { proof: {} })).toEqual(refused('pay_password_missing'));
    const paid = { payPassword: testPayPassword };
    expect(await complete(stepUpId, { proof: paid })).toEqual(refused('second_factor_missing'));
    expect(await complete(stepUpId, { proof: { ...paid, factorCode: '000000' } })).toEqual(
      refused('second_factor_wrong'),
    );
    expect((await complete(stepUpId)).ok).toBe(true);
  });

  test('without a pay password or a factor there is no money out', async () => {
    const bob = await testOwner(world, 'bob@example.com');
    const user = bob.changer;
    const bare = await world.platform.stepUp.begin({ user, action: 'withdraw', subject, origin: testOrigin });
    expect(bare.methods).toEqual(['pay_password']);
    const of = { user, proof: { payPassword: testPayPassword, factorCode: '000000' } };
    expect(await complete(bare.stepUpId, of)).toEqual(refused('pay_password_missing'));
    await bob.setPayPassword();
    expect(await complete(bare.stepUpId, of)).toEqual(refused('second_factor_missing'));
  });
});

describe('a code of the authenticator app', () => {
  test('works once, also across step-ups', async () => {
    const code = ann.freshTotp();
    const proof = { payPassword: testPayPassword, factorCode: code };
    expect((await complete((await begin()).stepUpId, { proof })).ok).toBe(true);
    expect(await complete((await begin()).stepUpId, { proof })).toEqual(refused('second_factor_wrong'));
  });

  test('may be one step late or early, and no more; an older one than was used is worthless', async () => {
    const late = ann.freshTotp();
    world.nowMs += 30_000;
    expect((await complete((await begin()).stepUpId, { proof: proofOf(late) })).ok).toBe(true);
    const tooLate = ann.freshTotp();
    world.nowMs += 60_000;
    expect(await complete((await begin()).stepUpId, { proof: proofOf(tooLate) })).toEqual(
      refused('second_factor_wrong'),
    );
    world.nowMs += 60_000;
    const early = ann.totp();
    world.nowMs -= 30_000;
    expect((await complete((await begin()).stepUpId, { proof: proofOf(early) })).ok).toBe(true);
    expect(await complete((await begin()).stepUpId)).toEqual(refused('second_factor_wrong'));
  });

  test('wrong ones make the session wait, with the time in the answer; a burst gets no more tries', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    const guess = () => complete(stepUpId, { proof: proofOf('000000') });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter((answer) => !answer.ok && answer.code === 'second_factor_wrong')).toHaveLength(3);
    const locked = { ...refused('second_factor_locked'), untilMs: world.nowMs + 60_000 };
    expect(answers.filter((answer) => !answer.ok && answer.code === 'second_factor_locked')).toContainEqual(locked);
    expect(await complete((await begin()).stepUpId)).toEqual(locked);
    world.nowMs += 60_000;
    expect((await complete((await begin()).stepUpId)).ok).toBe(true);
  });

  const proofOf = (factorCode: string) => ({ payPassword: testPayPassword, factorCode });
});

describe('the pay password', () => {
  test('five wrong ones lock money out for a day, and nothing else', async () => {
    world.nowMs += 30_000;
    const { stepUpId } = await begin();
    const guess = (payPassword: string) => complete(stepUpId, { proof: { payPassword, factorCode: ann.totp() } });
    for (let i = 0; i < 4; i++) expect(await guess('111222')).toEqual(refused('pay_password_wrong'));
    const locked = { ...refused('pay_password_locked'), untilMs: world.nowMs + 86_400_000 };
    expect(await guess('111222')).toEqual(locked);
    expect(await guess(testPayPassword)).toEqual(locked);
    expect((await world.platform.safety.state(ann.userId)).payPasswordLockedUntilMs).toBe(locked.untilMs);
    world.nowMs += 86_400_000;
    expect((await complete((await begin()).stepUpId)).ok).toBe(true);
  });

  test('a burst of guesses has no more tries than a row of them', async () => {
    const { stepUpId } = await begin();
    const guess = () => complete(stepUpId, { proof: { payPassword: '111222', factorCode: '000000' } });
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    expect(answers.filter((answer) => !answer.ok && answer.code === 'pay_password_wrong')).toHaveLength(4);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'pay_password_locked')).toHaveLength(26);
  });

  test('never logs a user in', async () => {
    const outcome = await world.platform.accounts.login({
      userString: ann.email,
      proof: { password: testPayPassword },
      client: { ip: '192.0.2.9' },
      origin: testOrigin,
      stays: false,
    });
    expect(outcome).toEqual(refused('login_failed'));
  });
});

describe('a passkey', () => {
  const device = testAuthenticator(testOrigin);

  async function add(owner = ann, made = device): Promise<void> {
    const options = await world.platform.safety.beginPasskey(owner.userId, testOrigin);
    if (!options.ok) throw new Error(options.code);
    const added = await world.platform.safety.finishPasskey(owner.changer, {
      created: made.create(options.value),
      name: 'Phone',
      password: goodPassword,
      origin: testOrigin,
      stepUp: await owner.stepUp('factor_change', factorChangeSubject('add_passkey'), await owner.anyFactor()),
    });
    expect(added).toMatchObject({ ok: true, value: { passkeyId: made.id, recoveryCodes: [] } });
  }

  test('proves a step-up by a challenge of its own, once', async () => {
    await add();
    const begun = await begin();
    expect(begun.methods).toEqual(['pay_password', 'totp', 'passkey']);
    const other = await begin();
    const answer = device.get(begun.passkeyOptions as string);
    const proof = { payPassword: testPayPassword, passkey: answer };
    expect(await complete(other.stepUpId, { proof })).toEqual(refused('second_factor_wrong'));
    expect((await complete(begun.stepUpId, { proof })).ok).toBe(true);
    expect(await complete((await begin()).stepUpId, { proof })).toEqual(refused('second_factor_wrong'));
  });

  test('needs its owner’s consent, the right page and a counter that goes up', async () => {
    await add();
    const attempt = async (behaviour: Parameters<typeof device.get>[1]) => {
      const begun = await begin();
      const passkey = device.get(begun.passkeyOptions as string, behaviour);
      return complete(begun.stepUpId, { proof: { payPassword: testPayPassword, passkey } });
    };
    expect((await attempt({})).ok).toBe(true);
    expect(await attempt({ isVerified: false })).toEqual(refused('second_factor_wrong'));
    expect(await attempt({ origin: 'http://localhost.evil.example' })).toEqual(refused('second_factor_wrong'));
    const userHandle = Buffer.from(`candor ${ann.userId + 1}`).toString('base64url');
    expect(await attempt({ userHandle })).toEqual(refused('second_factor_wrong'));
    device.rewind(0);
    expect(await attempt({})).toEqual(refused('second_factor_wrong'));
    device.rewind(100);
    expect((await attempt({})).ok).toBe(true);
  });

  test('another user’s proves nothing', async () => {
    await add();
    const bob = await testOwner(world, 'bob@example.com');
    await bob.addTotp();
    await bob.setPayPassword();
    await add(bob, testAuthenticator(testOrigin));
    const intent = { user: bob.changer, action: 'withdraw', subject, origin: testOrigin } as const;
    const begun = await world.platform.stepUp.begin(intent);
    const options = begun.passkeyOptions as string;
    for (const passkey of [device.get(options), 'not json', '[]', '{"id":1}', 'null']) {
      const proof = { payPassword: testPayPassword, passkey };
      expect(await complete(begun.stepUpId, { user: bob.changer, proof })).toEqual(refused('second_factor_wrong'));
    }
  });
});
