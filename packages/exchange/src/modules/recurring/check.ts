import { assert } from '@candor/kernel';
import { piecePauseMs } from '../../pieces.ts';
import { recurringPlansMax } from './rules.ts';
import type { RecurringSlice } from './slice.ts';

/** Checks that every plan is one of its account, has something to come, and that a timer comes for the next of them. */
export function checkRecurring(core: RecurringSlice): void {
  const { recurring, nowMs } = core;
  let queued = 0;
  for (const [planId, plan] of recurring.live) {
    assert(plan.planId === planId && planId < recurring.nextPlanId, 'a plan has the number it was given');
    assert(plan.amount > 0n && plan.fromAssetId !== plan.toAssetId, 'a plan pays something for something else');
    assert(recurring.planOf(plan.accountId, planId) === plan, 'a plan is known to its user');
    assert(recurring.countOf(plan.accountId) <= recurringPlansMax, 'an account has no more plans than it may');
    assert(plan.firstAtMs <= plan.nextAtMs, 'no time comes before the first one');
    if (plan.queuedAtMs !== undefined) {
      queued += 1;
      assert(plan.status === 'running' && plan.queuedAtMs >= plan.nextAtMs, 'no time comes early, or in a pause');
    } else assert(plan.status === 'paused' || plan.nextAtMs <= nowMs, 'only a time that has come waits for a price');
  }
  assert(recurring.queuedCount === queued, 'only live plans are in the queue');
  assert(recurring.live.size + recurring.endedCount === recurring.nextPlanId - 1, 'a plan ends once');
  const { nextQueuedAtMs, pieces } = recurring;
  const latestMs = Math.max(nextQueuedAtMs ?? 0, nowMs + piecePauseMs);
  const isArranged = (pieces.timerAtMs ?? Number.POSITIVE_INFINITY) <= latestMs;
  assert(nextQueuedAtMs === undefined || isArranged, 'a timer comes for the next time');
}
