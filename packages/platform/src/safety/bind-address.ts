import type { CodeChannel } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { findUser } from '../accounts/users.ts';
import { askerOfUser } from '../devices/caller.ts';
import type { CheckCode } from '../codes/codes.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { type Identity, maskIdentity } from '../identity/identity.ts';
import { emailOf, phoneOf } from '../notices/owner.ts';
import { tellEverywhereIn } from '../recovery/tell-everywhere.ts';
import { accountIdOf, checkOwner, type Owner, ownAddress, ownerOf, type ReauthCode } from './owner.ts';
import type { SecurityActor, SafetyParts } from './parts.ts';

export interface BindAddress {
  readonly address: Identity;
  /** Sent to the new address for `bind`. */
  readonly code: string;
  /** Sent to one that is bound, for `confirm`. */
  readonly oldCode: string;
  /** The channel of the old code; the address that is replaced, if there is one. */
  readonly oldChannel?: CodeChannel | undefined;
  readonly password: string;
}

/** In the order they are checked. */
type BindAddressCode =
  | 'address_same'
  | 'channel_missing'
  | ReauthCode
  | `own_${CheckCode}`
  | CheckCode
  | 'address_taken';

/**
 * Binds an e-mail address or a phone, or changes it: the new one is proven, a bound one agrees, and the password is
 * right. Every address gets a message, the replaced one too. Returns the new one masked.
 */
export async function bindAddress(
  parts: SafetyParts,
  changer: SecurityActor,
  input: BindAddress,
): Promise<Outcome<string, BindAddressCode>> {
  const { address, code, oldCode } = input;
  const owner = await ownerOf(parts, changer.userId);
  const before = address.kind === 'email' ? emailOf(owner) : phoneOf(owner);
  if (before?.value === address.value) return reject('address_same');
  const old = ownAddress(owner, input.oldChannel ?? channelOf(before));
  if (!old.ok) return old;
  const proven = await checkOwner(parts, owner, input.password, changer);
  if (!proven.ok) return proven;
  const agreed = await parts.codes.check(old.value, 'confirm', oldCode, askerOfUser(owner.id));
  if (!agreed.ok) return reject(`own_${agreed.code}`);
  const checked = await parts.codes.check(address, 'bind', code, askerOfUser(owner.id));
  if (!checked.ok) return checked;

  const columns = {
    ...columnsOf(address),
    ...(before === undefined ? {} : { address_changed_at_ms: parts.clock() }),
  };
  const reason = address.kind === 'email' ? 'email_changed' : 'phone_changed';
  const change = `bind ${agreed.value.sentAtMs} ${checked.value.sentAtMs}`;
  const untilMs = await parts.holds.before(accountIdOf(owner), reason, change);
  const bound = await inTransaction(
    parts.db,
    { lock: [`address ${address.value}`, `user ${owner.id}`] },
    async (tx): Promise<Outcome<(() => void)[], BindAddressCode>> => {
      if (!(await parts.codes.consume(tx, old.value, 'confirm', oldCode, askerOfUser(owner.id))))
        return reject('own_code_wrong');
      if (!(await parts.codes.consume(tx, address, 'bind', code, askerOfUser(owner.id)))) return reject('code_wrong');
      // The code was for this user alone and came from there; still another user may have registered with it meanwhile.
      if ((await findUser(tx, address)) !== undefined) return reject('address_taken');
      await parts.bonds.updateUser(tx, owner.id, columns);
      const cancelled = await parts.recoveries.cancelIn(tx, owner.id, 'change');
      return done([cancelled, await tellAllIn(parts, tx, owner, address, untilMs)]);
    },
  );
  if (!bound.ok) return bound;
  for (const act of bound.value) act();
  return done(maskIdentity(address.value));
}

function channelOf(identity: Identity | undefined): CodeChannel | undefined {
  if (identity === undefined) return undefined;
  return identity.kind === 'email' ? 'email' : 'mobile';
}

function columnsOf(address: Identity) {
  return address.kind === 'email'
    ? { email: address.value }
    : { phone: address.value, area_code: address.dialCode, country: address.country };
}

async function tellAllIn(
  { notices }: SafetyParts,
  tx: Kysely<PlatformTables>,
  owner: Owner,
  address: Identity,
  untilMs: number,
): Promise<() => void> {
  const shown = maskIdentity(address.value);
  const notice =
    address.kind === 'email'
      ? ({ kind: 'email_changed', email: shown, untilMs } as const)
      : ({ kind: 'phone_changed', phone: shown, untilMs } as const);
  const sendWord = await tellEverywhereIn(notices, tx, owner, notice);
  await notices.sendIn(tx, owner, notice, address);
  return sendWord;
}
