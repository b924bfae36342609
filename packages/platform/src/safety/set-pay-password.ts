import { type CodeChannel, type PayPasswordChange, payPasswordSubject, type StepUpCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import { askerOfUser } from '../devices/caller.ts';
import type { CheckCode, CheckedCode } from '../codes/codes.ts';
import type { Identity } from '../identity/identity.ts';
import { accountIdOf, checkOwner, type Owner, ownAddress, ownerOf, type ReauthCode } from './owner.ts';
import type { SecurityActor, GivenStepUp, SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

export interface SetPayPassword {
  readonly change: PayPasswordChange;
  readonly payPassword: string;
  readonly repeatedPayPassword: string;
  /** To set and to reset: the login password. */
  readonly password?: string | undefined;
  /** To reset: sent for `pay_password`. */
  readonly code?: string | undefined;
  readonly channel?: CodeChannel | undefined;
  readonly stepUp: GivenStepUp;
}

/** In the order they are checked. */
type SetPayPasswordCode =
  | 'passwords_differ'
  | 'pay_password_weak'
  | 'channel_missing'
  | ReauthCode
  | CheckCode
  | StepUpCode;

/**
 * Sets, changes or resets the pay password. `set` is refused while there is one, which has to be changed or reset:
 * otherwise a session and the login password would be enough.
 */
export async function setPayPassword(
  parts: SafetyParts,
  changer: SecurityActor,
  input: SetPayPassword,
): Promise<Outcome<void, SetPayPasswordCode>> {
  const { change, payPassword, stepUp } = input;
  if (payPassword !== input.repeatedPayPassword) return reject('passwords_differ');
  if (isGuessable(payPassword)) return reject('pay_password_weak');
  const owner = await ownerOf(parts, changer.userId);
  const isSet = (await parts.payPasswords.find(owner.id)) !== undefined;
  if (isSet && change === 'set') return reject('pay_password_missing');
  const reset = change === 'reset' ? ownAddress(owner, input.channel) : undefined;
  if (reset?.ok === false) return reset;
  if (change !== 'change') {
    const proven = await checkOwner(parts, owner, input.password ?? '', changer);
    if (!proven.ok) return proven;
  }
  const checked = reset === undefined ? undefined : await checkReset(parts, owner, reset.value, input.code);
  if (checked?.ok === false) return checked;
  const confirmed = await parts.stepUp.complete({
    user: changer,
    stepUpId: stepUp.stepUpId,
    action: 'pay_password',
    subject: payPasswordSubject(change),
    requestId: undefined,
    proof: stepUp,
  });
  if (!confirmed.ok) return confirmed;

  const passwordHash = await parts.payPasswords.hash(payPassword);
  const untilMs = await parts.holds.before(accountIdOf(owner), 'pay_password_changed', stepUp.stepUpId);
  const sendWord = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    const code = input.code ?? '';
    if (
      reset !== undefined &&
      !(await parts.codes.consume(tx, reset.value, 'pay_password', code, askerOfUser(owner.id)))
    ) {
      return undefined;
    }
    await parts.payPasswords.set(tx, owner.id, passwordHash);
    return parts.notices.sendIn(tx, owner, { kind: 'pay_password_changed', untilMs });
  });
  if (sendWord === undefined) return reject('code_wrong');
  sendWord();
  return done(undefined);
}

async function checkReset(
  parts: SafetyParts,
  owner: Owner,
  address: Identity,
  code: string | undefined,
): Promise<Outcome<CheckedCode, CheckCode>> {
  return code === undefined
    ? reject('code_wrong')
    : parts.codes.check(address, 'pay_password', code, askerOfUser(owner.id));
}

/** All alike, or a run up or down: thieves try these first, and five tries are enough for them. */
function isGuessable(payPassword: string): boolean {
  const digits = [...payPassword].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] as number)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] as number);
}
