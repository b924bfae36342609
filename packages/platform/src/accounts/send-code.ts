import type { CodeScene, LanguageCode } from '@candor/contract';
import { type Outcome, done, reject } from '@candor/kernel';
import { codeLifeMs, codeTries, type IssueCode } from '../codes/codes.ts';
import { maskIdentity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { AccountParts } from './parts.ts';
import { channelOf, send } from './send.ts';
import { findUser } from './users.ts';

export interface SendCode {
  /** E-mail address or phone number. */
  readonly userString: string;
  /** Dial code of the phone number, with or without `+`. */
  readonly areaCode?: string;
  readonly scene: CodeScene;
  readonly lang: LanguageCode;
  readonly ip: string;
}

export interface CodeSent {
  /** The identity with most of it hidden. */
  readonly sentTo: string;
  readonly resendAfterMs: number;
  readonly validForMs: number;
  readonly tries: number;
}

/** In the order they are checked. */
export type SendCodeCode = PhoneCode | 'message_not_delivered' | IssueCode;

/**
 * Sends a code for a scene. Whoever registers an address that has an account is told so by mail, and whoever asks for
 * an account that does not exist gets nothing; the answer here is the same for all of them (security.md W24).
 */
export async function sendCode(parts: AccountParts, input: SendCode): Promise<Outcome<CodeSent, SendCodeCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  if (!parts.mailer.channels.includes(channelOf(identity))) return reject('message_not_delivered');
  const hasAccount = (await findUser(parts.db, identity)) !== undefined;
  const isEligible = input.scene === 'register' ? !hasAccount : hasAccount;
  const issued = await parts.codes.issue(identity, input.scene, input.ip, !isEligible);
  if (!issued.ok) return issued;
  const { scene, lang } = input;
  if (isEligible) {
    const message = { kind: 'code', scene, code: issued.value, minutes: codeLifeMs / 60_000 } as const;
    if (!(await send(parts, identity, message, lang))) return reject('message_not_delivered');
  } else if (scene === 'register') {
    if (!(await send(parts, identity, { kind: 'already_registered' }, lang))) return reject('message_not_delivered');
  }
  return done({
    sentTo: maskIdentity(identity.value),
    resendAfterMs: parts.codes.resendAfterMs,
    validForMs: codeLifeMs,
    tries: codeTries,
  });
}
