import type { EventOf } from '../../events.ts';
import { firstUserAccount } from '../../ledger-words.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { CouponOccasion } from './fields.ts';
import { CouponIssue } from './issue.ts';
import type { CouponsSlice } from './slice.ts';

/** Issues the coupons of every open campaign of an occasion, as far as they are funded. */
function issueOn(core: CouponsSlice, occasion: CouponOccasion, accountId: AccountId): void {
  const open = core.coupons.openOn(occasion);
  if (open.length === 0 || accountId < firstUserAccount) return;
  const door = new CouponIssue(core);
  for (const { terms } of open) {
    const isFirst = core.coupons.takenBy(terms.campaignId, accountId) === 0;
    if (isFirst && door.refusal(accountId, terms.campaignId, occasion) === undefined)
      door.issue(accountId, terms.campaignId);
  }
}

export function onRegistration(core: CouponsSlice, { accountId }: EventOf<'accounts.opened'>): void {
  issueOn(core, 'registration', accountId);
}

/** The first trade since a campaign is open: in the spot market, in a contract or in an option. */
export function onFirstTrade(core: CouponsSlice, accountId: AccountId): void {
  issueOn(core, 'first_trade', accountId);
}
