import { listOtcOrders } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { rowsFor, withHistory } from '../own-order.ts';

/** Orders under way are the core's own, as they are now; ended ones are history. */
export default serveUser(listOtcOrders, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  if (status === 'running') {
    const live = await deps.exchange.query('liveOtcOrders', accountId);
    const shown = await withHistory(deps, accountId, live.slice((page - 1) * limit, page * limit));
    return done({ data: await rowsFor(deps, accountId, shown), page, limit, total: live.length });
  }
  await awaitOwnWrites(deps, context);
  const { rows, total } = await deps.reader.endedOtcOrders({ accountId, page, limit });
  const ended = rows.map((record) => ({ live: undefined, record, order: record }));
  return done({ data: await rowsFor(deps, accountId, ended), page, limit, total });
});
