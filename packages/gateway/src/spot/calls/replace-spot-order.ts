import { replaceSpotOrder } from '@candor/api';
import type { OrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { textOf } from '@candor/messages/server';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { orderCommandOf } from '../order.ts';

export default serveUser(replaceSpotOrder, async (deps, { requestId, replacedId, mode, ...input }, { user, lang }) => {
  const read = orderCommandOf(deps.market.instruments, user.accountId, input);
  if (!read.ok) return read;
  const { pair, command: placed } = read.value;
  if (placed.type === 'spot.place_oco' || placed.type === 'spot.place_bounded_oco')
    return reject('order_combination_invalid');
  const { type: _type, ...order } = placed;
  const conditions = placed.type === 'spot.place_conditional' ? placed.conditions : {};
  const command = {
    type: 'spot.replace',
    ...order,
    conditions,
    replacedId: replacedId as OrderId,
    mode,
  } as const;
  const replaced = await submitFor(deps, user, command, requestId);
  if (!replaced.ok) return replaced;
  const { cancelledId, placed: now, refusal } = replaced.value;
  const received = placed.side === 'buy' ? pair.base : pair.quote;
  return done({
    cancelledId,
    ...(now === undefined
      ? {}
      : {
          orderId: now.orderId,
          status: now.status,
          reason: now.reason,
          filled: atomsToText(now.filled, pair.base.scale),
          filledQuote: atomsToText(now.filledQuote, pair.quote.scale),
          fee: atomsToText(now.fee, received.scale),
        }),
    ...(refusal === undefined ? {} : { rejectCode: refusal, rejectText: textOf(refusal, lang) }),
  });
});
