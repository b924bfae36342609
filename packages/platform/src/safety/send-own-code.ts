import type { CodeChannel, LanguageCode, OwnCodeScene } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import { type CodeSent, codeSentTo } from '../accounts/send-code.ts';
import { askerOfUser } from '../devices/caller.ts';
import { codeLifeMs, type IssueCode } from '../codes/codes.ts';
import { ownAddress, ownerOf } from './owner.ts';
import type { SecurityActor, SafetyParts } from './parts.ts';

export interface SendOwnCode {
  readonly scene: OwnCodeScene;
  readonly channel?: CodeChannel | undefined;
  readonly lang: LanguageCode;
}

/** In the order they are checked. */
type SendOwnCodeCode = 'channel_missing' | 'message_not_delivered' | IssueCode;

/** Sends a signed-in user a code to an address of their own. It is valid for that user and its scene only. */
export async function sendOwnCode(
  parts: SafetyParts,
  changer: SecurityActor,
  { scene, channel, lang }: SendOwnCode,
): Promise<Outcome<CodeSent, SendOwnCodeCode>> {
  const owner = await ownerOf(parts, changer.userId);
  const address = ownAddress(owner, channel);
  if (!address.ok) return address;
  if (!parts.post.reaches(address.value)) return reject('message_not_delivered');
  const asking = { ip: changer.ip, asker: askerOfUser(owner.id), sentFor: 'owner' } as const;
  const issued = await parts.codes.issue(address.value, scene, asking);
  if (!issued.ok) return issued;
  const message = { kind: 'code', scene, code: issued.value, minutes: codeLifeMs / 60_000 } as const;
  const own = parts.notices.ownParts(owner, true);
  if (!(await parts.post.send(address.value, message, lang, own))) return reject('message_not_delivered');
  return done(codeSentTo(parts, address.value));
}
