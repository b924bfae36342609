import type { CodeChannel, LanguageCode, RecoveryRow } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import { type CodeSent, codeSentTo } from '../accounts/send-code.ts';
import { type CheckCode, codeLifeMs, type IssueCode } from '../codes/codes.ts';
import { askerOfUser } from '../devices/caller.ts';
import { ownAddress } from '../safety/owner.ts';
import type { RecoveryParts } from './parts.ts';
import { provingRequestOf, recoveryRowOf, requestOf } from './requests.ts';
import { inTransaction } from '../database/in-transaction.ts';

const scene = 'recovery';

type ProvingCode = 'recovery_expired' | 'recovery_submitted' | 'channel_missing';

export interface SendRecoveryCode {
  readonly token: string;
  readonly channel: CodeChannel;
  readonly lang: LanguageCode;
  readonly ip: string;
}

/** Sends a code to an address of the account. It is good for this user and this scene only. */
export async function sendRecoveryCode(
  parts: RecoveryParts,
  { token, channel, lang, ip }: SendRecoveryCode,
): Promise<Outcome<CodeSent, ProvingCode | 'message_not_delivered' | IssueCode>> {
  const found = await provingRequestOf(parts, token);
  if (!found.ok) return found;
  const { owner } = found.value;
  const address = ownAddress(owner, channel);
  if (!address.ok) return address;
  if (!parts.post.reaches(address.value)) return reject('message_not_delivered');
  const asking = { ip, asker: askerOfUser(owner.id), sentFor: 'recovery' } as const;
  const issued = await parts.codes.issue(address.value, scene, asking);
  if (!issued.ok) return issued;
  const message = { kind: 'code', scene, code: issued.value, minutes: codeLifeMs / 60_000 } as const;
  const own = parts.notices.ownParts(owner, true);
  if (!(await parts.post.send(address.value, message, lang, own))) return reject('message_not_delivered');
  return done(codeSentTo(parts, address.value));
}

export interface ProveAddress {
  readonly token: string;
  readonly channel: CodeChannel;
  readonly code: string;
}

/** Notes that an address of the account has answered. */
export async function proveAddress(
  parts: RecoveryParts,
  { token, channel, code }: ProveAddress,
): Promise<Outcome<RecoveryRow, ProvingCode | CheckCode>> {
  const found = await provingRequestOf(parts, token);
  if (!found.ok) return found;
  const { request, owner } = found.value;
  const address = ownAddress(owner, channel);
  if (!address.ok) return address;
  const checked = await parts.codes.check(address.value, scene, code, askerOfUser(owner.id));
  if (!checked.ok) return checked;
  const proven = channel === 'email' ? { proven_email: address.value.value } : { proven_phone: address.value.value };
  const isDone = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    if (!(await parts.codes.consume(tx, address.value, scene, code, askerOfUser(owner.id)))) return false;
    await tx.updateTable('recoveries').set(proven).where('id', '=', request.id).execute();
    return true;
  });
  if (!isDone) return reject('code_wrong');
  const now = await requestOf(parts, token);
  return now.ok ? done(recoveryRowOf(now.value, parts.waitMs)) : now;
}
