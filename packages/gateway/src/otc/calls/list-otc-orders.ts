import { listOtcOrders } from '@candor/api';
import { done, present } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { ownOrderRow } from '../own-order.ts';

/** Orders under way are the core's own, as they are now; ended ones are history. */
export default serveUser(listOtcOrders, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  await awaitOwnWrites(deps, context);
  const live = status === 'running' ? await deps.exchange.query('liveOtcOrders', accountId) : [];
  const found =
    status === 'running'
      ? { rows: live.slice((page - 1) * limit, page * limit), total: live.length }
      : await deps.reader.endedOtcOrders({ accountId, page, limit });
  const rows = await Promise.all(
    found.rows.map(async ({ orderId }) => present(await ownOrderRow(deps, accountId, orderId), 'it was listed')),
  );
  return done({ data: rows, page, limit, total: found.total });
});
