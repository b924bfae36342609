import { type Outcome, done, reject } from '@candor/kernel';
import { accountIdOf, type Owner, ownerOf } from './owner.ts';
import type { SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** By the link in a mail, or by the signed-in user. */
export type FreezeBy = { readonly token: string } | { readonly userId: number };

/**
 * Freezes an account: withdrawals stop, every session and API key ends, and only its owner, with all their proofs,
 * opens it again. Freezing a frozen account cancels requests that would open it.
 */
export async function freezeAccount(parts: SafetyParts, by: FreezeBy): Promise<Outcome<void, 'freeze_link_invalid'>> {
  const owner = await ownerBy(parts, by);
  if (owner === undefined || owner.managed !== '') return reject('freeze_link_invalid');
  if (owner.frozen_at_ms !== null) {
    await parts.recoveries.cancel(owner.id, 'change');
    return done(undefined);
  }
  await parts.holds.freeze(accountIdOf(owner), owner.freeze_count);
  const afterwards = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    const frozen = await tx
      .updateTable('users')
      .set({ frozen_at_ms: parts.clock(), freeze_count: owner.freeze_count + 1 })
      .where('id', '=', owner.id)
      .where('freeze_count', '=', owner.freeze_count)
      .executeTakeFirst();
    if (frozen.numUpdatedRows !== 1n) return undefined;
    await parts.apiKeys.endAllIn(tx, owner.id);
    return [
      await parts.recoveries.cancelIn(tx, owner.id, 'change'),
      await parts.notices.sendIn(tx, owner, { kind: 'account_frozen' }),
      await parts.sessions.endAllIn(tx, owner.id),
    ];
  });
  // Another call has frozen it in the same moment, with all its effects.
  if (afterwards === undefined) return done(undefined);
  for (const act of afterwards) act();
  parts.log.info({ event: 'account.frozen', userId: owner.id }, 'a user froze their account');
  return done(undefined);
}

async function ownerBy(parts: SafetyParts, by: FreezeBy): Promise<Owner | undefined> {
  if ('userId' in by) return ownerOf(parts, by.userId);
  const claim = parts.freezeLinks.read(by.token);
  if (claim === undefined) return undefined;
  const owner = await ownerOf(parts, claim.userId);
  // Frozen since the mail was sent: that link has served its purpose.
  const isOf = owner.freeze_count === claim.freezeCount;
  const hasWorked = owner.frozen_at_ms !== null && owner.freeze_count === claim.freezeCount + 1;
  return isOf || hasWorked ? owner : undefined;
}
