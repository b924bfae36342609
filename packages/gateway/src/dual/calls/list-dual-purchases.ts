import { listDualPurchases } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { dualPurchaseRowOf } from '../present/dual.ts';

/** The states that an ended purchase has, by the list that is asked for. */
const ended = { settled: ['success', 'fail'], success: ['success'], fail: ['fail'] } as const;

/** Running purchases are the core's own, as they are now; settled ones, and all together, are history. */
export default serveUser(listDualPurchases, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  const { instruments } = deps.market;
  const nowMs = deps.clock();
  if (status === 'running' || status === 'purchased' || status === 'settling') {
    const running = await deps.exchange.query('dualPurchases', accountId);
    const live = running.filter(
      ({ maturesAtMs }) => status === 'running' || status === (nowMs < maturesAtMs ? 'purchased' : 'settling'),
    );
    const rows = live.slice((page - 1) * limit, page * limit);
    return done(
      pageAnswer({ page, limit }, { rows, total: live.length }, (row) => dualPurchaseRowOf(instruments, row, nowMs)),
    );
  }
  await awaitOwnWrites(deps, context);
  const statuses = status === undefined ? undefined : ended[status];
  const found = await deps.reader.dualPurchases({ accountId, page, limit, statuses });
  return done(pageAnswer({ page, limit }, found, (row) => dualPurchaseRowOf(instruments, row, nowMs)));
});
