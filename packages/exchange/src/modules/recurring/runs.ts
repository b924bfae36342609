import { reject } from '@candor/kernel';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import type { Atoms } from '@candor/money';
import { type RecurringSkipReason, recurringSkipReasons } from './fields.ts';
import type { Plan } from './plans.ts';
import type { RecurringSlice } from './slice.ts';
import { recurringTimeAfter, recurringTimesDue } from './times.ts';

/** Plans whose time is worked through in one piece. */
const pieceSize = 100;

/** Buys for the plans whose time has come, some now and the others a little later. */
export function runTimes(core: RecurringSlice): void {
  const { recurring, nowMs } = core;
  if (!recurring.pieces.takeTimer(nowMs)) return;
  const due = recurring.dueBy(nowMs, pieceSize);
  if (due.length === pieceSize) recurring.pieces.rest(nowMs);
  for (const plan of due) run(core, plan);
  arrangeTimes(core);
}

/** Sets the timer of the next time. */
export function arrangeTimes(core: RecurringSlice): void {
  const { nextQueuedAtMs } = core.recurring;
  if (nextQueuedAtMs !== undefined) core.recurring.pieces.arrange(core, 'recurring.times', nextQueuedAtMs);
}

/** Queues the plans that waited for a price, once there is one again. */
export function wakeWaiting(core: RecurringSlice): void {
  if (!core.recurring.hasWaiting) return;
  for (const { first, all } of core.recurring.waiting()) {
    if (!core.conversions.isPriced(first.fromAssetId, first.toAssetId)) continue;
    for (const plan of all) core.recurring.queue(plan, core.nowMs);
  }
  arrangeTimes(core);
}

/** A buy as a plan wants it. */
interface Wanted {
  readonly accountId: AccountId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly amount: Atoms;
}

/** The one planner for the preview and for the times of plans: the figures of a buy now, or the reason for none. */
export function planBuy(core: RecurringSlice, wanted: Wanted) {
  if (!core.products.allows(wanted.accountId, 'recurring')) return reject('product_unavailable');
  if (!core.fundingForSend.canReceive(wanted.accountId)) return reject('account_frozen');
  return core.conversions.plan(wanted);
}

/** Does one time of a plan. Without a price it waits for one: the last time that has come by then is made up, and no other. */
function run(core: RecurringSlice, plan: Plan): void {
  const { recurring, nowMs } = core;
  const { planId, accountId, fromAssetId, toAssetId, amount } = plan;
  const planned = planBuy(core, plan);
  const outcome = planned.ok && !core.conversions.isCovered(planned.value) ? reject('balance_insufficient') : planned;
  const refusal = outcome.ok ? undefined : outcome.code;
  if (refusal === 'clock_fault' || refusal === 'index_stale') {
    recurring.await(plan);
    return;
  }
  const { dueAtMs, missed } = recurringTimesDue(plan, plan.nextAtMs, nowMs);
  plan.nextAtMs = recurringTimeAfter(plan, nowMs);
  recurring.queue(plan, plan.nextAtMs);
  const time = { dueAtMs, missed, atMs: nowMs, nextAtMs: plan.nextAtMs };
  if (outcome.ok) {
    const { quoteId, fromAmount, toAmount, fee, midRate, rate } = core.conversions.carryOut(outcome.value);
    const bought = { planId, accountId, quoteId, fromAssetId, toAssetId, fromAmount, toAmount, fee, midRate, rate };
    core.emit({ type: 'recurring.bought', ...bought, ...time });
    return;
  }
  const skipped = { planId, accountId, fromAssetId, toAssetId, fromAmount: amount, reason: reasonOf(refusal) };
  core.emit({ type: 'recurring.skipped', ...skipped, ...time });
}

/** The assets of a plan were checked when it was begun: if one is not known, it is not offered any more. */
function reasonOf(refusal: string | undefined): RecurringSkipReason {
  return recurringSkipReasons.find((reason) => reason === refusal) ?? 'convert_not_offered';
}
