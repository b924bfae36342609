import { factorChangeSubject, type OwnCodeScene, payPasswordSubject, type StepUpAction } from '@candor/api';
import { present } from '@candor/kernel';
import { Secret, TOTP } from 'otpauth';
import { goodPassword, ip, loginInput, registerUser, type TestPlatform, testOrigin } from '../test-platform.ts';
import type { SecurityActor, GivenStepUp } from './parts.ts';

export const testPayPassword = '493817';
const codeMs = 30_000;

/** A registered user with a session, and the steps that protect their account. */
export async function testOwner(world: TestPlatform, email = 'ann@example.com') {
  const { userId, accountId } = await registerUser(world, email);
  const logIn = async () => {
    const factor = await owner.anyFactor();
    const loggedIn = await world.platform.accounts.login({ ...loginInput(email, goodPassword), factor });
    if (!loggedIn.ok) throw new Error(loggedIn.code);
    const session = present(world.platform.sessions.authenticate(loggedIn.value.token), 'the session is remembered');
    return { token: loggedIn.value.token, sessionId: session.sessionId };
  };
  let secret = '';
  let token = '';
  const changer = { userId, sessionId: '', ip };

  const owner = {
    email,
    userId,
    accountId,
    /** Of the first session, which `changer` is. */
    get token() {
      return token;
    },
    changer: changer as SecurityActor,
    logIn,
    /** Begins a step-up and returns it with its proofs. */
    async stepUp(action: StepUpAction, subject: string, proof: Omit<GivenStepUp, 'stepUpId'> = {}) {
      const { stepUpId } = await world.platform.stepUp.begin({ user: changer, action, subject, origin: testOrigin });
      return { stepUpId, ...proof };
    },
    async ownCode(scene: OwnCodeScene): Promise<string> {
      await world.platform.lettersTried();
      world.nowMs += 60_000;
      const sent = await world.platform.safety.sendOwnCode(changer, { scene, lang: 'en' });
      if (!sent.ok) throw new Error(`no code was sent: ${sent.code}`);
      return present((await world.newestMessage())?.code, 'the newest message has the code');
    },
    async setPayPassword(payPassword = testPayPassword) {
      return world.platform.safety.setPayPassword(changer, {
        change: 'set',
        payPassword,
        repeatedPayPassword: payPassword,
        password: goodPassword,
        stepUp: await owner.stepUp('pay_password', payPasswordSubject('set'), await owner.anyFactor()),
      });
    },
    /** Adds the authenticator app, and returns the recovery codes. */
    async addTotp(): Promise<readonly string[]> {
      const draft = await world.platform.safety.beginTotp(userId);
      if (!draft.ok) throw new Error(draft.code);
      secret = draft.value.secret;
      const added = await world.platform.safety.confirmTotp(changer, {
        code: owner.totp(),
        password: goodPassword,
        stepUp: await owner.stepUp('factor_change', factorChangeSubject('add_totp')),
      });
      if (!added.ok) throw new Error(added.code);
      return added.value;
    },
    /** The code the app shows now. */
    totp(): string {
      return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.nowMs });
    },
    /** A code that was not used yet: of the next half minute. */
    freshTotp(): string {
      world.nowMs += codeMs;
      return owner.totp();
    },
    async anyFactor(): Promise<{ factorCode?: string }> {
      return secret === '' ? {} : { factorCode: owner.freshTotp() };
    },
  };
  const first = await logIn();
  token = first.token;
  changer.sessionId = first.sessionId;
  return owner;
}
export type TestOwner = Awaited<ReturnType<typeof testOwner>>;
