import { setTimeout as pause } from 'node:timers/promises';
import {
  beginStepUp,
  beginTotp,
  confirmTotp,
  factorChangeSubject,
  getFundingLimits,
  payPasswordSubject,
  setFundingTerms,
  setPayPassword,
  submitIdentity,
} from '@candor/api';
import { type ApiUser, newSession } from './api-client.ts';
import type { PracticeServer } from './practice-server.ts';
import { changeByTwo } from './operator.ts';
import { authenticatorApp } from './totp.ts';

/** The proofs of the user's identity where money leaves. */
export interface Guard {
  readonly payPassword: string;
  readonly app: ReturnType<typeof authenticatorApp>;
  /** Logs the user in on another phone; returns the token. */
  readonly logIn: () => Promise<string>;
}

const payPassword = '280461';
let guarded = 0;
const lookEveryMs = 1_000;
/** The practice desk handles an identity within seconds; a hold is as long as the terms set it. */
const waitMsMax = 180_000;

/**
 * Shortens the waits of practice: long enough to be seen and undone in a browser on a busy machine, and no minute
 * longer.
 */
export async function hurryFunding(address: string): Promise<void> {
  await changeByTwo(address, setFundingTerms, {
    undoMs: 15_000,
    destinationWaitMs: 0,
    holdMs: 22_000,
    basicLimit: '200',
    advancedLimit: '500',
    reviewAbove: '1',
    twoPeopleAbove: '10',
    note: 'journeys do not wait for minutes',
  });
}

/**
 * Sets up, without a browser, the requirements of a withdrawal: a pay password, an authenticator and a verified
 * identity.
 */
export async function guard(server: PracticeServer, user: ApiUser): Promise<Guard> {
  // Not in the session of the user's phone, which would get another token by it.
  user.token = await newSession(server, user);
  await user.call(submitIdentity, {
    realType: 'text',
    idType: 'passport',
    name: 'Nguyen Van An',
    // A number is one person's alone.
    cardId: `C${1_234_567 + ++guarded}`,
    country: 'VN',
    birthDate: '1990-05-17',
  });
  const set = await user.call(beginStepUp, { action: 'pay_password', subject: payPasswordSubject('set') });
  await user.call(setPayPassword, {
    change: 'set',
    newPayPassword: payPassword,
    newPayPasswordAgain: payPassword,
    password: user.password,
    stepUpId: set.stepUpId,
  });
  const { secret } = await user.call(beginTotp, {});
  const app = authenticatorApp(secret);
  const add = await user.call(beginStepUp, { action: 'factor_change', subject: factorChangeSubject('add_totp') });
  await user.call(confirmTotp, { code: await app.next(), password: user.password, stepUpId: add.stepUpId });
  await until(user, ({ level }) => level === 'basic');
  return { payPassword, app, logIn: async () => newSession(server, user, await app.next()) };
}

/** Waits until nothing holds the user's withdrawals any more. */
export async function holdsEnded(user: ApiUser): Promise<void> {
  await until(user, ({ holds }) => holds.every(({ untilMs }) => untilMs !== undefined && untilMs <= Date.now()));
}

type Limits = Awaited<ReturnType<typeof limitsOf>>;
const limitsOf = (user: ApiUser) => user.call(getFundingLimits, {});

async function until(user: ApiUser, isSo: (limits: Limits) => boolean): Promise<void> {
  const giveUpAtMs = Date.now() + waitMsMax;
  for (;;) {
    const limits = await limitsOf(user);
    if (isSo(limits)) return;
    if (Date.now() > giveUpAtMs) throw new Error(`still not: ${JSON.stringify(limits)}`);
    await pause(lookEveryMs);
  }
}
