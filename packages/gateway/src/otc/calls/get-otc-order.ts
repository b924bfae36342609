import { getOtcOrder } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
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
  const isNeeded = live?.role === 'buyer' && ['created', 'paid', 'disputed'].includes(live.state);
  return done({
    order: present(row, 'it was found'),
    text: textOf(order.textHash),
    ...(isNeeded && details !== undefined ? { details } : {}),
    conversationId,
  });
});
