import { otcReleaseSubject, releaseOtcOrder } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { ownOrder } from '../own-order.ts';

export default serveUser(releaseOtcOrder, async (deps, input, { user }) => {
  const own = { accountId: user.accountId, orderId: input.orderId as OtcOrderId };
  if ((await ownOrder(deps, own.accountId, own.orderId)) === undefined) return reject('otc_order_not_found');
  const proven = await provenStepUp(deps, user, 'otc_release', otcReleaseSubject(input), input);
  if (!proven.ok) return proven;
  const outcome = await submitFor(deps, user, { type: 'otc.release', ...own }, input.requestId);
  return outcome.ok ? done({}) : outcome;
});
