import { listLockedDeposits } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { lockedDepositRowOf } from '../present/locked.ts';

/** Running deposits are the core's own, as they are now; ended ones, and all together, are history. */
export default serveUser(listLockedDeposits, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  const { instruments } = deps.market;
  if (status === 'running') {
    const [{ sequence }, live] = await Promise.all([
      deps.exchange.query('status'),
      deps.exchange.query('lockedDeposits', accountId),
    ]);
    // A deposit that is missing here has ended: it has to be found among the ended ones from now on.
    deps.writes.note(accountId, sequence);
    const rows = live.slice((page - 1) * limit, page * limit);
    return done(
      pageAnswer({ page, limit }, { rows, total: live.length }, (row) => lockedDepositRowOf(instruments, row)),
    );
  }
  await awaitOwnWrites(deps, context);
  const statuses = status === undefined ? undefined : [status];
  const found = await deps.reader.lockedDeposits({ accountId, page, limit, statuses });
  return done(pageAnswer({ page, limit }, found, (row) => lockedDepositRowOf(instruments, row)));
});
