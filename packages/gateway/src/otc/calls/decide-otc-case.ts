import { decideOtcCase } from '@candor/api';
import type { OtcOrderId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(decideOtcCase, async (deps, { orderId, toBuyer, reason }, { operator }) => {
  const order = (await deps.exchange.query('otcCases')).find((one) => one.orderId === orderId);
  if (order === undefined) return reject('otc_order_not_found');
  operator.about([order.buyerId, order.sellerId]);
  const amount = atomsFromText(toBuyer, deps.market.instruments.assetOf(order.assetId).scale);
  if (amount === undefined) return reject('amount_invalid');
  const id = orderId as OtcOrderId;
  return submitOperator(deps, { type: 'otc.decide', orderId: id, operator: operator.name, amount, reason });
});
