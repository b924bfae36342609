import { listNftOrders } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, liveThenEnded } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { viewerOf } from '../artwork-rows.ts';
import { orderRows } from '../order-rows.ts';

/** The newest messages among which the unread ones are counted. */
const countedMax = 200;

export default serveUser(listNftOrders, async (deps, { page, limit }, context) => {
  const { accountId, userId } = context.user;
  const { exchange, reader, platform } = deps;
  await awaitOwnWrites(deps, context);
  const [due, newest] = await Promise.all([
    exchange.query('nftOrders', accountId),
    reader.nftOrders({ accountId, page: 1, limit: countedMax }),
  ]);
  const ended = (asked: { readonly page: number; readonly limit: number }) =>
    reader.nftOrders({ accountId, isEnded: true, ...asked });
  const [shown, read] = await Promise.all([
    liveThenEnded(due, ended, { page, limit }),
    platform.nft.readOrders(
      userId,
      newest.rows.map(({ orderId }) => orderId),
    ),
  ]);
  const data = await orderRows(deps, { ...viewerOf(context), accountId }, shown);
  return done({ data, page, limit, total: shown.total, unread: newest.rows.length - read.size, due: due.length });
});
