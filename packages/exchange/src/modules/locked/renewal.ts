import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { LockedSlice } from './slice.ts';

/** Switches the renewal of a live deposit on or off. */
export function setRenewal(
  core: LockedSlice,
  { accountId, depositId, renewal }: CommandOf<'locked.set_renewal'>,
): OutcomeOf<'locked.set_renewal'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const deposit = core.locked.depositOf(accountId, depositId);
  if (deposit === undefined) return reject('locked_not_found');
  if (deposit.renewal === renewal) return done({});
  deposit.renewal = renewal;
  core.emit({ type: 'locked.renewal_set', depositId, accountId, renewal });
  return done({});
}
