import { listQuotations, type QuotationRow } from '@candor/api';
import { done } from '@candor/kernel';
import type { Market } from '../market.ts';
import { quotationRowOf } from '../present/market.ts';
import { serve } from '../../serving/serve.ts';

/** The list is the same for everybody: it is written at most this often, like the live topics. */
const sharedForMs = 100;

const shared = new WeakMap<Market, { readonly atMs: number; readonly rows: QuotationRow[] }>();

export default serve(listQuotations, async ({ market, clock }) => {
  const nowMs = clock();
  const known = shared.get(market);
  if (known !== undefined && Math.abs(nowMs - known.atMs) < sharedForMs) return done(known.rows);
  const rows = market.instruments.pairs.map((pair) => quotationRowOf(market.board.picture(pair)));
  shared.set(market, { atMs: nowMs, rows });
  return done(rows);
});
