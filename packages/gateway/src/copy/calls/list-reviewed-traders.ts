import { listReviewedTraders } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { knownTrader, type KnownTrader, knownTraders } from '../traders.ts';
import { pageAnswer } from '../../serving/own-lists.ts';
import { reviewedTraderOf } from '../present/rows.ts';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listReviewedTraders, async (deps, { traderId, status, page, limit }) => {
  const traders = traderId === undefined ? await knownTraders(deps, status) : await only(deps, traderId, status);
  const rows = traders.slice((page - 1) * limit, page * limit);
  const { instruments } = deps.market;
  return done(
    pageAnswer({ page, limit }, { rows, total: traders.length }, (row) => reviewedTraderOf(instruments, row)),
  );
});

async function only(
  deps: Deps,
  traderId: number,
  status: KnownTrader['view']['status'],
): Promise<readonly KnownTrader[]> {
  const trader = await knownTrader(deps, traderId as AccountId);
  return trader?.view.status === status ? [trader] : [];
}
