import type { CodeScene, LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { MailMessage } from '@candor/messages/mails';
import { codeLifeMs, codeTries, type IssueCode } from '../codes/codes.ts';
import { askerOf, askerOfUser } from '../devices/caller.ts';
import { type Identity, maskIdentity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { Client } from '../sessions/sessions.ts';
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
  readonly client: Client;
  /** Of the scene `bind`: the binding user, for whom alone the code is good. */
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
type SendCodeCode = PhoneCode | 'message_not_delivered' | WorkCode | IssueCode;

/**
 * Sends a code for a scene. A request to register or bind an address that has an account sends its owner a mail
 * instead, and a request for an account that does not exist sends nothing; the answer here is the same for all of them
 * (docs/security.md#accounts).
 */
export async function sendCode(parts: AccountParts, input: SendCode): Promise<Outcome<CodeSent, SendCodeCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  if (!parts.post.reaches(identity)) return reject('message_not_delivered');
  const { scene, lang, client } = input;
  const { ip } = client;
  if (input.hasWorked !== true && parts.recentSends.areMany(identity, ip)) return reject('work_needed');
  parts.recentSends.note(identity, ip);
  const owner = await findUser(parts.db, identity);
  const isNew = scene === 'register' || scene === 'bind';
  // Codes of an account of the installation would belong to any reader of the outbox.
  const isEligible = isNew ? owner === undefined : owner?.managed === '';
  const caller = await parts.devices.recognise(owner?.id, client);
  const sentFor = caller.knownAs === undefined || isNew ? 'stranger' : 'known';
  const asking = { ip, asker: askerOfCode(input), sentFor } as const;
  const issued = await parts.codes.issue(identity, scene, asking, { isDecoy: !isEligible });
  if (!issued.ok) return issued;
  const message = messageOf(scene, isEligible, issued.value);
  if (isNew) {
    // New and known addresses both get one.
    const own = owner && parts.notices.ownParts(owner, false);
    if (message && !(await parts.post.send(identity, message, lang, own))) return reject('message_not_delivered');
  } else if (message !== undefined && owner !== undefined) {
    parts.post.sendBehind(identity, message, lang, () => parts.notices.ownParts(owner, scene === 'login'));
  }
  return done(codeSentTo(parts, identity));
}

/** The party that may enter the code: the binding user, or the visitor's device or address. */
export function askerOfCode({ boundTo, client }: Pick<SendCode, 'boundTo' | 'client'>): string {
  return boundTo === undefined ? askerOf(client) : askerOfUser(boundTo);
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
