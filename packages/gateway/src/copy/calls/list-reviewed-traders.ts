import { listReviewedTraders } from '@candor/api';
import { done } from '@candor/kernel';
import { knownTraders } from '../traders.ts';
import { pageAnswer } from '../../serving/own-lists.ts';
import { reviewedTraderOf } from '../present/rows.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listReviewedTraders, async (deps, { status, page, limit }) => {
  const traders = await knownTraders(deps, status);
  const rows = traders.slice((page - 1) * limit, page * limit);
  const { instruments } = deps.market;
  return done(
    pageAnswer({ page, limit }, { rows, total: traders.length }, (row) => reviewedTraderOf(instruments, row)),
  );
});
