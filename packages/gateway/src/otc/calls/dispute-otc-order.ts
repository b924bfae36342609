import { disputeOtcOrder } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(disputeOtcOrder, async (deps, { orderId, reason, text, requestId }, { user }) => {
  const own = { accountId: user.accountId, orderId: orderId as OtcOrderId };
  const outcome = await submitFor(deps, user, { type: 'otc.dispute', ...own, reason }, requestId);
  if (!outcome.ok) return outcome;
  const order = await deps.exchange.query('liveOtcOrder', own.accountId, own.orderId);
  // A repeated call comes when the case may be over already.
  if (order !== undefined)
    await deps.platform.otcDisputes.state(orderId, { role: order.role, reason, text: text.trim() });
  return done({});
});
