import { listRecurringRuns } from '@candor/api';
import type { RecurringPlanId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { recurringRunRow } from '../plan-rows.ts';

export default serveUser(listRecurringRuns, async (deps, { planId, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const found = await deps.reader.recurringRuns({ accountId, planId: planId as RecurringPlanId, page, limit });
  return done(pageAnswer({ page, limit }, found, (run) => recurringRunRow(deps, run)));
});
