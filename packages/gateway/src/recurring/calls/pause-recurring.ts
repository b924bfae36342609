import { pauseRecurring } from '@candor/api';
import type { RecurringPlanId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(pauseRecurring, (deps, { planId, requestId }, { user }) => {
  const { accountId } = user;
  const command = { type: 'recurring.pause', accountId, planId: planId as RecurringPlanId } as const;
  return submitFor(deps, user, command, requestId);
});
