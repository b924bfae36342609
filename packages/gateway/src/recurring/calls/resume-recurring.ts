import { resumeRecurring } from '@candor/api';
import type { RecurringPlanId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(resumeRecurring, (deps, { planId, requestId }, { user }) => {
  const { accountId } = user;
  const command = { type: 'recurring.resume', accountId, planId: planId as RecurringPlanId } as const;
  return submitFor(deps, user, command, requestId);
});
