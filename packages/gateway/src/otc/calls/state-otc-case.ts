import { stateOtcCase } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(stateOtcCase, async ({ exchange, platform }, { orderId, reason, text }, { user }) => {
  const order = await exchange.query('liveOtcOrder', user.accountId, orderId as OtcOrderId);
  if (order === undefined) return reject('otc_order_not_found');
  if (order.state !== 'disputed' && order.state !== 'appealed') return reject('otc_state_wrong');
  await platform.otcDisputes.state(orderId, { role: order.role, reason, text: text.trim() });
  return done({});
});
