import { listRecurringPlans } from '@candor/api';
import type { RecurringPlanId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { recurringPlanRows } from '../plan-rows.ts';

const statuses = { live: ['running', 'paused'], ended: ['ended'] } as const;

export default serveUser(listRecurringPlans, async (deps, { planId, status, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  if (planId !== undefined) {
    const found = await deps.reader.oneRecurringPlan({ accountId, planId: planId as RecurringPlanId });
    const data = await recurringPlanRows(deps, accountId, found === undefined ? [] : [found]);
    return done({ data, page: 1, limit, total: data.length });
  }
  const wanted = status === undefined ? undefined : statuses[status];
  const { rows, total } = await deps.reader.recurringPlans({ accountId, page, limit, statuses: wanted });
  return done({ data: await recurringPlanRows(deps, accountId, rows), page, limit, total });
});
