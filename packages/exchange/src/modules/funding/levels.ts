import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { FundingSlice } from './slice.ts';

/** Sets the result of a review of a user's identity. The identity itself is known to the platform only. */
export function setLevel(
  core: FundingSlice,
  { accountId, level }: CommandOf<'funding.set_level'>,
): OutcomeOf<'funding.set_level'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  core.funding.account(accountId).level = level;
  core.emit({ type: 'funding.level_set', accountId, level });
  return done({});
}
