import { amendSpotOrder } from '@candor/api';
import type { CommandOf, OrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, priceFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(amendSpotOrder, async (deps, input, { user }) => {
  const orderId = input.orderId as OrderId;
  const { accountId } = user;
  // Only the order determines the pair whose decimals the amount has. A repeat may come when the order has ended.
  const order =
    (await deps.exchange.query('openOrder', accountId, orderId)) ??
    (await deps.reader.orderById({ accountId, orderId }));
  if (order === undefined) return reject('order_not_found');
  const { base, quote } = deps.market.instruments.pairOf(order.pairId);
  const price = input.price === undefined ? undefined : priceFromText(input.price);
  if (input.price !== undefined && price === undefined) return reject('price_off_tick');
  const quantity = input.quantity === undefined ? undefined : atomsFromText(input.quantity, base.scale);
  if (input.quantity !== undefined && quantity === undefined) return reject('amount_invalid');
  const stopPrice = input.stopPrice === undefined ? undefined : priceFromText(input.stopPrice);
  if (input.stopPrice !== undefined && stopPrice === undefined) return reject('price_off_tick');
  const changes = { ...(price === undefined ? {} : { price }), ...(quantity === undefined ? {} : { quantity }) };
  const stopLimitPrice = input.stopLimitPrice === undefined ? undefined : priceFromText(input.stopLimitPrice);
  if (input.stopLimitPrice !== undefined && stopLimitPrice === undefined) return reject('price_off_tick');
  const isOco = order.linkedOrderId !== undefined;
  if (isOco ? quantity !== undefined : stopLimitPrice !== undefined) return reject('order_combination_invalid');
  const stop = stopPrice === undefined ? {} : { stopPrice };
  const send = (command: CommandOf<'spot.amend' | 'spot.amend_stop' | 'spot.amend_oco'>) =>
    submitFor(deps, user, command, input.requestId);
  const amended = isOco
    ? await send({
        type: 'spot.amend_oco',
        accountId,
        orderId,
        ...(price === undefined ? {} : { limitPrice: price }),
        ...stop,
        ...(stopLimitPrice === undefined ? {} : { stopLimitPrice }),
      })
    : // A repeat of what made a stop act comes when it no longer waits: its trigger says which of the two it was.
      stopPrice !== undefined || order.status === 'waiting'
      ? await send({ type: 'spot.amend_stop', accountId, orderId, ...changes, ...stop })
      : await send({ type: 'spot.amend', accountId, orderId, ...changes });
  if (!amended.ok) return amended;
  const { status, reason, filled, filledQuote, fee } = amended.value;
  return done({
    orderId,
    status,
    reason,
    filled: atomsToText(filled, base.scale),
    filledQuote: atomsToText(filledQuote, quote.scale),
    fee: atomsToText(fee, (order.side === 'buy' ? base : quote).scale),
  });
});
