import { listCoupons } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { couponRowOf } from '../present/coupons.ts';

const ended = { used: ['used'], expired: ['expired', 'revoked'] } as const;

/** Usable coupons are the core's own, as they are now; ended ones, and all together, are history. */
export default serveUser(listCoupons, async (deps, { status, page, limit }, context) => {
  const { accountId } = context.user;
  const { instruments } = deps.market;
  if (status === 'usable') {
    const live = await deps.exchange.query('coupons', accountId);
    const rows = live.slice((page - 1) * limit, page * limit);
    return done(pageAnswer({ page, limit }, { rows, total: live.length }, (row) => couponRowOf(instruments, row)));
  }
  await awaitOwnWrites(deps, context);
  const states = status === undefined ? undefined : ended[status];
  const found = await deps.reader.coupons({ accountId, page, limit, states });
  return done(pageAnswer({ page, limit }, found, (row) => couponRowOf(instruments, row)));
});
