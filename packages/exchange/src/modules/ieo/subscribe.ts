import { done, reject } from '@candor/kernel';
import { atoms, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { costOf, freeze, pay } from './funds.ts';
import { isLargeEnough } from './rules.ts';
import type { IeoSlice } from './slice.ts';

/** Subscribes for tokens, or for more of them: bought at once (first come), or with the pay frozen until the close. */
export function subscribe(core: IeoSlice, command: CommandOf<'ieo.subscribe'>): OutcomeOf<'ieo.subscribe'> {
  const { accountId, projectId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const project = core.ieo.projects.get(projectId);
  if (project === undefined) return reject('project_not_found');
  if (!core.products.allows(accountId, 'ieo')) return reject('product_unavailable');
  if (project.state !== 'in_progress') return reject('project_not_open');
  const { terms } = project;
  if (command.payAssetId !== terms.payAssetId || command.price !== terms.price) return reject('terms_changed');
  if (amount <= 0n) return reject('amount_invalid');
  const before = project.byAccount.get(accountId);
  const wanted = atoms((before?.wanted ?? zero) + amount);
  const left = terms.issuance - project.allocatedTotal;
  if (!isLargeEnough(wanted, amount, { ...terms, left })) return reject('subscription_too_small');
  const isFirstCome = terms.mode === 'first_come';
  // Pro rata, the cap is of what one gets: who wants more of it than others may ask for more.
  if (isFirstCome && wanted > terms.accountMax) return reject('subscription_too_large');
  if (isFirstCome && amount > left) return reject('issuance_insufficient');
  const cost = costOf(core, terms, wanted);
  const due = atoms(cost - (before === undefined ? 0n : before.reserved + before.paid));
  if (core.spendable(accountId, 'spot', terms.payAssetId) < due) return reject('balance_insufficient');

  const subscription = core.ieo.subscription(project, accountId);
  subscription.wanted = wanted;
  project.wantedTotal = atoms(project.wantedTotal + amount);
  if (isFirstCome) {
    if (due > 0n) pay(core, project, subscription, due);
    subscription.allocated = wanted;
    subscription.paid = cost;
    project.allocatedTotal = atoms(project.allocatedTotal + amount);
    project.raised = atoms(project.raised + due);
  } else if (due > 0n) freeze(core, project, subscription, due);
  const { subscriptionId, reserved, allocated, paid } = subscription;
  const { subscribers, wantedTotal, allocatedTotal, raised } = project;
  const own = { subscriptionId, wanted, reserved, allocated, paid };
  const demand = { subscribers, wantedTotal, allocatedTotal, raised };
  core.emit({ type: 'ieo.subscribed', accountId, projectId, added: amount, ...own, ...demand });
  return done(own);
}
