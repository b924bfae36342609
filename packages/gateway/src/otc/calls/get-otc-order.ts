import { getOtcOrder } from '@candor/api';
import type { OtcOrderId, OtcOrderView } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { ownOrder, rowsFor } from '../own-order.ts';

export default serveUser(getOtcOrder, async (deps, input, { user }) => {
  const orderId = input.orderId as OtcOrderId;
  const own = await ownOrder(deps, user.accountId, orderId);
  if (own === undefined) return reject('otc_order_not_found');
  const { live, order } = own;
  const { conversationId, details } = present(await deps.platform.otc.deal(order), 'both sides are users');
  const [[row], textOf] = await Promise.all([
    rowsFor(deps, user.accountId, [own]),
    deps.platform.otc.texts([order.textHash]),
  ]);
  const isNeeded = live !== undefined && needsDetails(live.state);
  const payerName = isNeeded ? await deps.platform.otc.payerName(order.buyerId) : undefined;
  return done({
    order: present(row, 'it was found'),
    text: textOf(order.textHash),
    ...(isNeeded && live.role === 'buyer' && details !== undefined ? { details } : {}),
    payerName,
    conversationId,
  });
});

/** An account and a name are shown while a payment may have to be made or found. */
function needsDetails(state: OtcOrderView['state']): boolean {
  return state === 'created' || state === 'paid' || state === 'disputed' || state === 'appealed';
}
