import type { Plan, Plans } from './plans.ts';
import { planBuy } from './runs.ts';
import type { RecurringSlice } from './slice.ts';
import type { RecurringPlanView, RecurringQueries } from './views.ts';

export function recurringQueries(core: RecurringSlice): RecurringQueries {
  const { recurring } = core;
  return {
    recurringPlans: (accountId) => [...recurring.of(accountId)].map((plan) => viewOf(recurring, plan)).reverse(),
    recurringPlan(accountId, planId) {
      const plan = recurring.planOf(accountId, planId);
      return plan === undefined ? undefined : viewOf(recurring, plan);
    },
    previewRecurring(wanted) {
      const outcome = planBuy(core, wanted);
      if (!outcome.ok) return { rejects: outcome.code };
      const { gross, toAmount, fee, midRate, rate } = outcome.value;
      return { figures: { gross, toAmount, fee, midRate, rate } };
    },
  };
}

function viewOf(recurring: Plans, plan: Plan): RecurringPlanView {
  const { queuedAtMs: _queuedAtMs, ...shown } = plan;
  return { ...shown, isWaiting: recurring.isWaiting(plan) };
}
