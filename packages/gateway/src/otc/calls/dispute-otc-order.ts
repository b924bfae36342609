import { disputeOtcOrder } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(disputeOtcOrder, async (deps, { orderId, reason, requestId }, { user }) => {
  const own = { accountId: user.accountId, orderId: orderId as OtcOrderId };
  const outcome = await submitFor(deps, user, { type: 'otc.dispute', ...own, reason }, requestId);
  return outcome.ok ? done({}) : outcome;
});
