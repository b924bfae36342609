import { done, reject } from '@candor/kernel';
import { atoms, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';

import type { Trader } from './follow.ts';
import { isLeading, navOne } from './rules.ts';
import type { CopySlice } from './slice.ts';
import type { TraderStatus } from '../../copy-words.ts';

export function apply(core: CopySlice, { accountId, share }: CommandOf<'copy.apply'>): OutcomeOf<'copy.apply'> {
  const { copy } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (copy.terms === undefined || !copy.terms.isOffered) return reject('copy_not_offered');
  if (!core.products.allows(accountId, 'copy')) return reject('product_unavailable');
  if (share > copy.terms.shareMax) return reject('share_invalid');
  const before = copy.traders.get(accountId);
  if (before !== undefined && isLeading(before.status)) return reject('trader_exists');
  if (copy.isFollowing(accountId)) return reject('followers_cannot_lead');
  const trader: Trader = {
    traderId: accountId,
    status: 'applied',
    share,
    units: zero,
    nav: navOne,
    navPeak: navOne,
  };
  copy.traders.set(accountId, trader);
  tell(core, trader);
  return done({});
}

/** Withdraws an application that is still undecided. */
export function withdrawApplication(
  core: CopySlice,
  { accountId }: CommandOf<'copy.withdraw_application'>,
): OutcomeOf<'copy.withdraw_application'> {
  const trader = core.copy.traders.get(accountId);
  if (trader === undefined) return reject('trader_not_found');
  if (trader.status !== 'applied') return reject('trader_state_wrong');
  trader.status = 'withdrawn';
  tell(core, trader);
  return done({});
}

const next = {
  accept: ['applied', 'followable'],
  refuse: ['applied', 'refused'],
  suspend: ['followable', 'suspended'],
  restore: ['suspended', 'followable'],
} as const satisfies Record<string, readonly [TraderStatus, TraderStatus]>;

/** An operator's decision. A suspended trader is not copied and not followed; open copies run on. */
export function review(core: CopySlice, { traderId, decision }: CommandOf<'copy.review'>): OutcomeOf<'copy.review'> {
  const trader = core.copy.traders.get(traderId);
  if (trader === undefined) return reject('trader_not_found');
  const [from, to] = next[decision];
  if (trader.status !== from) return reject('trader_state_wrong');
  trader.status = to;
  if (decision === 'accept') {
    // The record begins now, with one whole unit for the present equity.
    const equity = core.tickets.equityOf(traderId);
    trader.units = atoms(equity > 0n ? equity : 0n);
  }
  tell(core, trader);
  return done({});
}

function tell(core: CopySlice, { traderId, status, share }: Trader): void {
  core.emit({ type: 'copy.trader_changed', traderId, status, share });
}
