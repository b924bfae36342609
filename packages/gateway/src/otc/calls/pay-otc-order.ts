import { payOtcOrder } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(payOtcOrder, async (deps, { orderId, isOwnName, requestId }, { user }) => {
  if (!isOwnName) return reject('otc_name_unconfirmed');
  const own = { accountId: user.accountId, orderId: orderId as OtcOrderId };
  const outcome = await submitFor(deps, user, { type: 'otc.mark_paid', ...own }, requestId);
  return outcome.ok ? done({}) : outcome;
});
