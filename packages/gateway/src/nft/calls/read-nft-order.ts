import { readNftOrder } from '@candor/api';
import type { NftOrderId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(readNftOrder, async (deps, input, context) => {
  const { accountId, userId } = context.user;
  const orderId = input.orderId as NftOrderId;
  await awaitOwnWrites(deps, context);
  if ((await deps.reader.nftOrderById({ accountId, orderId })) === undefined) return reject('nft_order_not_found');
  await deps.platform.nft.readOrder(userId, orderId);
  return done({});
});
