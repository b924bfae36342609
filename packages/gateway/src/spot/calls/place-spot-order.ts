import { placeSpotOrder } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { orderCommandOf } from '../order.ts';
import { submitAct, submitFor } from '../../serving/submit.ts';

export default serveUser(placeSpotOrder, async (deps, { requestId, couponId, ...input }, { user }) => {
  const read = orderCommandOf(deps.market.instruments, user.accountId, input);
  if (!read.ok) return read;
  const { pair, command } = read.value;
  if (command.type === 'spot.place_oco' || command.type === 'spot.place_bounded_oco') {
    if (couponId !== undefined) return reject('coupon_not_for_act');
    const placed = await submitFor(deps, user, command, requestId);
    if (!placed.ok) return placed;
    const { limitOrderId, stopOrderId } = placed.value;
    // Neither leg of an OCO fills when it is placed: such an order is refused.
    const nothing = { filled: '0', filledQuote: '0', fee: '0' };
    return done({ orderId: limitOrderId, linkedOrderId: stopOrderId, status: 'open', ...nothing });
  }
  const placed = await submitAct(deps, user, command, { requestId, couponId });
  if (!placed.ok) return placed;
  const { orderId, status, reason, filled, filledQuote, fee } = placed.value;
  const received = command.side === 'buy' ? pair.base : pair.quote;
  return done({
    orderId,
    status,
    reason,
    filled: atomsToText(filled, pair.base.scale),
    filledQuote: atomsToText(filledQuote, pair.quote.scale),
    fee: atomsToText(fee, received.scale),
  });
});
