import { payNftOrder } from '@candor/api';
import type { NftOrderId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { codeOfItem } from '../codes.ts';

export default serveUser(payNftOrder, async (deps, { orderId: id, requestId }, { user }) => {
  const { accountId } = user;
  const orderId = id as NftOrderId;
  // Of an order that was paid under the same request id, history knows the work.
  const order =
    (await deps.exchange.query('nftOrder', accountId, orderId)) ??
    (await deps.reader.nftOrderById({ accountId, orderId }));
  const outcome = await submitFor(deps, user, { type: 'nft.pay', accountId, orderId }, requestId);
  if (!outcome.ok) return outcome;
  if (order === undefined) return reject('nft_order_not_found');
  const item = present(await deps.exchange.query('nftItem', order.itemId), 'an item that was paid exists');
  return done({ code: codeOfItem(item.work, item.itemId) });
});
