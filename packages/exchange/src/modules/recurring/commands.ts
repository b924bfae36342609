import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { recurringFirstWithinMs, recurringPlansMax } from './rules.ts';
import { arrangeTimes } from './runs.ts';
import type { RecurringSlice } from './slice.ts';
import { recurringTimeAfter } from './times.ts';

/** Begins a plan. Its amount has to be one that could be converted now; whether it is there is asked at each time. */
export function begin(core: RecurringSlice, command: CommandOf<'recurring.begin'>): OutcomeOf<'recurring.begin'> {
  const { accountId, fromAssetId, toAssetId, amount, every } = command;
  const { recurring, nowMs } = core;
  const firstAtMs = command.firstAtMs ?? nowMs;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const isOffered = core.products.allows(accountId, 'recurring') && core.products.allows(accountId, 'convert');
  if (!isOffered) return reject('product_unavailable');
  if (recurring.countOf(accountId) >= recurringPlansMax) return reject('too_many_plans');
  if (firstAtMs < nowMs || firstAtMs > nowMs + recurringFirstWithinMs) return reject('recurring_time_invalid');
  const refusal = core.conversions.refusalOf(command);
  if (refusal !== undefined) return reject(refusal);

  const planId = recurring.take();
  const begun = { planId, accountId, fromAssetId, toAssetId, amount, every, firstAtMs };
  recurring.keep({ ...begun, nextAtMs: firstAtMs, queuedAtMs: firstAtMs, status: 'running' });
  arrangeTimes(core);
  core.emit({ type: 'recurring.begun', ...begun });
  return done({ planId, nextAtMs: firstAtMs });
}

/** Changes the amount and how often. Times are still counted from the first one; a time that has come stays. */
export function change(core: RecurringSlice, command: CommandOf<'recurring.change'>): OutcomeOf<'recurring.change'> {
  const { accountId, planId, amount, every } = command;
  const { recurring, nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const plan = recurring.planOf(accountId, planId);
  if (plan === undefined) return reject('recurring_not_found');
  const { fromAssetId, toAssetId } = plan;
  const refusal = core.conversions.refusalOf({ fromAssetId, toAssetId, amount });
  if (refusal !== undefined) return reject(refusal);

  plan.amount = amount;
  plan.every = every;
  const hasCome = plan.status === 'running' && plan.nextAtMs <= nowMs;
  if (!hasCome) plan.nextAtMs = recurringTimeAfter(plan, nowMs);
  if (!hasCome && plan.status === 'running') recurring.queue(plan, plan.nextAtMs);
  arrangeTimes(core);
  const { nextAtMs } = plan;
  core.emit({ type: 'recurring.changed', planId, accountId, amount, every, nextAtMs });
  return done({ nextAtMs });
}

export function pause(
  core: RecurringSlice,
  { accountId, planId }: CommandOf<'recurring.pause'>,
): OutcomeOf<'recurring.pause'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const plan = core.recurring.planOf(accountId, planId);
  if (plan === undefined) return reject('recurring_not_found');
  if (plan.status === 'paused') return done({});
  core.recurring.pause(plan);
  core.emit({ type: 'recurring.paused', planId, accountId });
  return done({});
}

/** Goes on with the first time that is still to come: those of the pause are not made up. */
export function resume(
  core: RecurringSlice,
  { accountId, planId }: CommandOf<'recurring.resume'>,
): OutcomeOf<'recurring.resume'> {
  const { recurring, nowMs } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const plan = recurring.planOf(accountId, planId);
  if (plan === undefined) return reject('recurring_not_found');
  if (plan.status === 'running') return done({ nextAtMs: plan.nextAtMs });
  const isOffered = core.products.allows(accountId, 'recurring') && core.products.allows(accountId, 'convert');
  if (!isOffered) return reject('product_unavailable');
  plan.nextAtMs = recurringTimeAfter(plan, nowMs);
  recurring.queue(plan, plan.nextAtMs);
  arrangeTimes(core);
  core.emit({ type: 'recurring.resumed', planId, accountId, nextAtMs: plan.nextAtMs });
  return done({ nextAtMs: plan.nextAtMs });
}

export function end(
  core: RecurringSlice,
  { accountId, planId }: CommandOf<'recurring.end'>,
): OutcomeOf<'recurring.end'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const plan = core.recurring.planOf(accountId, planId);
  if (plan === undefined) return reject('recurring_not_found');
  core.recurring.forget(plan);
  core.emit({ type: 'recurring.ended', planId, accountId });
  return done({});
}
