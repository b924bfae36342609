import type { AccountId, RecurringPlanId } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import { asset } from '../practice-world.ts';
import type { Runner } from '../runner.ts';

export interface RecurringUnderWay {
  readonly runningPlan: RecurringPlanId;
  readonly pausedPlan: RecurringPlanId;
}

/** Two plans of an account, one of them paused. */
export function startRecurring(runner: Runner, accountId: AccountId): RecurringUnderWay {
  const begin = () =>
    runner.must({
      type: 'recurring.begin',
      accountId,
      fromAssetId: asset.USDT,
      toAssetId: asset.BTC,
      amount: atoms(20_000_000n),
      every: 'week',
      firstAtMs: runner.nowMs + 30 * dayMs,
    }).planId;
  const runningPlan = begin();
  const pausedPlan = begin();
  runner.must({ type: 'recurring.pause', accountId, planId: pausedPlan });
  return { runningPlan, pausedPlan };
}
