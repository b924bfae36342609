import type { AccountId, Command, CommandType, RecurringPlanId } from '@candor/exchange';
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

interface World extends RecurringUnderWay {
  readonly buyer: AccountId;
  readonly other: AccountId;
}

/** One command of every type about plans, which the world accepts. */
export const everyRecurringCommand = {
  'recurring.begin': ({ buyer }: World) => ({
    type: 'recurring.begin',
    accountId: buyer,
    fromAssetId: asset.USDT,
    toAssetId: asset.BTC,
    amount: atoms(10_000_000n),
    every: 'day',
  }),
  'recurring.change': ({ other, runningPlan }: World) => ({
    type: 'recurring.change',
    accountId: other,
    planId: runningPlan,
    amount: atoms(10_000_000n),
    every: 'month',
  }),
  'recurring.pause': ({ other, runningPlan }: World) => ({
    type: 'recurring.pause',
    accountId: other,
    planId: runningPlan,
  }),
  'recurring.resume': ({ other, pausedPlan }: World) => ({
    type: 'recurring.resume',
    accountId: other,
    planId: pausedPlan,
  }),
  'recurring.end': ({ other, pausedPlan }: World) => ({
    type: 'recurring.end',
    accountId: other,
    planId: pausedPlan,
  }),
} as const satisfies { readonly [T in CommandType & `recurring.${string}`]: (world: World) => Command };
