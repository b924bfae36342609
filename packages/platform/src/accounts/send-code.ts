import type { CodeScene, LanguageCode } from '@candor/contract';
import { type Outcome, done, reject } from '@candor/kernel';
import type { MailMessage } from '@candor/messages/mails';
import { codeLifeMs, codeTries, type IssueCode } from '../codes/codes.ts';
import { type Identity, maskIdentity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { AccountParts } from './parts.ts';
import type { MayHaveWorked, WorkCode } from './place-of.ts';
import { findUser } from './users.ts';

export interface SendCode extends MayHaveWorked {
  /** E-mail address or phone number. */
  readonly userString: string;
  /** Dial code of the phone number, with or without `+`. */
  readonly areaCode?: string;
  readonly scene: CodeScene;
  readonly lang: LanguageCode;
  readonly ip: string;
  /** Of the scene `bind`: the user who binds, for whom alone the code is good. */
  readonly boundTo?: number | undefined;
}

export interface CodeSent {
  /** The identity with most of it hidden. */
  readonly sentTo: string;
  readonly resendAfterMs: number;
  readonly validForMs: number;
  readonly tries: number;
}

/** In the order they are checked. */
export type SendCodeCode = PhoneCode | 'message_not_delivered' | WorkCode | IssueCode;

/**
 * Sends a code for a scene. Whoever registers or binds an address that has an account is told so by mail, and whoever asks
 * for an account that does not exist gets nothing; the answer here is the same for all of them (security.md W24).
 */
export async function sendCode(parts: AccountParts, input: SendCode): Promise<Outcome<CodeSent, SendCodeCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  if (!parts.post.reaches(identity)) return reject('message_not_delivered');
  const { scene, lang, ip } = input;
  if (input.hasWorked !== true && parts.recentSends.areMany(identity, ip)) return reject('work_needed');
  parts.recentSends.note(identity, ip);
  const owner = await findUser(parts.db, identity);
  const isNew = scene === 'register' || scene === 'bind';
  const isEligible = isNew ? owner === undefined : owner !== undefined;
  const issued = await parts.codes.issue(identity, scene, ip, { isDecoy: !isEligible, boundTo: input.boundTo });
  if (!issued.ok) return issued;
  const message = messageOf(scene, isEligible, issued.value);
  if (isNew) {
    // Somebody new and somebody known both get one.
    const own = owner && parts.notices.ownParts(owner, false);
    if (message && !(await parts.post.send(identity, message, lang, own))) return reject('message_not_delivered');
  } else if (message !== undefined && owner !== undefined) {
    parts.post.sendBehind(identity, message, lang, () => parts.notices.ownParts(owner, scene === 'login'));
  }
  return done(codeSentTo(parts, identity));
}

export function codeSentTo(parts: AccountParts, identity: Identity): CodeSent {
  return {
    sentTo: maskIdentity(identity.value),
    resendAfterMs: parts.codes.resendAfterMs,
    validForMs: codeLifeMs,
    tries: codeTries,
  };
}

function messageOf(scene: CodeScene, isEligible: boolean, code: string): MailMessage | undefined {
  if (isEligible) return { kind: 'code', scene, code, minutes: codeLifeMs / 60_000 };
  if (scene === 'register') return { kind: 'already_registered' };
  return scene === 'bind' ? { kind: 'already_bound' } : undefined;
}
