import { assert } from '@candor/kernel';
import { costOf } from './funds.ts';
import type { Project } from './project.ts';
import { releasedAfter } from './rules.ts';
import type { IeoSlice } from './slice.ts';

/** Checks the invariants of IEOs after every command, recomputed from the subscriptions themselves. */
export function checkIeo(core: IeoSlice): void {
  const { ieo } = core;
  for (const [projectId, project] of ieo.projects) {
    assert(project.terms.projectId === projectId && projectId <= ieo.lastProjectId, 'a project has its number');
    assert(project.stepAtMs > core.nowMs, 'what a project does next is in the future');
    checkProject(core, project);
  }
}

function checkProject(core: IeoSlice, project: Project): void {
  const { state, terms, subscriptions, done, rows } = project;
  const isSettledAt = (at: number) =>
    terms.mode === 'first_come' || state === 'finished' || (state === 'calculating' && at < done);
  const tookRest = terms.mode === 'first_come' && project.allocatedTotal === terms.issuance;
  let wantedTotal = 0n;
  let allocatedTotal = 0n;
  let raised = 0n;
  let releasedTotal = 0n;
  let lastId = 0;
  subscriptions.forEach((subscription, at) => {
    const { subscriptionId, accountId, wanted, reserved, allocated, paid, released } = subscription;
    assert(subscriptionId > lastId && subscriptionId < core.ieo.nextSubscriptionId, 'subscriptions are in order');
    lastId = subscriptionId;
    assert(project.byAccount.get(accountId) === subscription, 'an account has one subscription to a project');
    assert(wanted >= terms.accountMin || tookRest, 'a subscription is not below the smallest, but for the last tokens');
    const isRefunded = state === 'cancelled' && at < done;
    const isSettled = isSettledAt(at);
    assert(reserved === (isSettled || isRefunded ? 0n : costOf(core, terms, wanted)), 'pay is frozen until it settles');
    assert(allocated <= wanted && allocated <= terms.accountMax, 'nobody gets more than they asked for, or the cap');
    assert(isSettled || allocated === 0n, 'tokens are sold when a subscription settles');
    assert(paid === costOf(core, terms, allocated), 'what was bought is paid for');
    const rowsPaid = state === 'finished' ? rows + (at < done ? 1 : 0) : 0;
    assert(released === releasedAfter(allocated, terms.releases, rowsPaid), 'each release row is paid once');
    wantedTotal += wanted;
    allocatedTotal += allocated;
    raised += paid;
    releasedTotal += released;
  });
  assert(project.subscribers === subscriptions.length && project.byAccount.size === subscriptions.length, 'all count');
  assert(project.wantedTotal === wantedTotal && project.allocatedTotal === allocatedTotal, 'demand is its parts');
  assert(project.raised === raised && project.released === releasedTotal, 'a project knows what it paid and took');
  assert(allocatedTotal <= terms.issuance, 'no more is sold than there is');
  if (state !== 'finished' || terms.mode === 'first_come') return;
  let demand = 0n;
  for (const { wanted } of subscriptions) demand += wanted < terms.accountMax ? wanted : terms.accountMax;
  assert(allocatedTotal === (demand < terms.issuance ? demand : terms.issuance), 'all is sold that is asked for');
}
