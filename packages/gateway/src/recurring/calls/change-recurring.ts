import { changeRecurring } from '@candor/api';
import type { RecurringPlanId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(changeRecurring, async (deps, { amount: text, every, requestId, ...input }, { user }) => {
  const { accountId } = user;
  const planId = input.planId as RecurringPlanId;
  const plan = await deps.exchange.query('recurringPlan', accountId, planId);
  if (plan === undefined) return reject('recurring_not_found');
  const amount = atomsFromText(text, deps.market.instruments.assetOf(plan.fromAssetId).scale);
  if (amount === undefined) return reject('amount_invalid');
  return submitFor(deps, user, { type: 'recurring.change', accountId, planId, amount, every } as const, requestId);
});
