import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { FundingSlice } from './slice.ts';

/** What a review of somebody's identity came to. Who it is, only the platform knows. */
export function setLevel(
  core: FundingSlice,
  { accountId, level }: CommandOf<'funding.set_level'>,
): OutcomeOf<'funding.set_level'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  core.funding.account(accountId).level = level;
  core.emit({ type: 'funding.level_set', accountId, level });
  return done({});
}
