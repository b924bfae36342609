import { listQuotations } from '@candor/contract';
import { done } from '@candor/kernel';
import { quotationRowOf } from '../../present/market.ts';
import { serve } from '../../serve.ts';

export default serve(listQuotations, async ({ market: { instruments, board } }) =>
  done(instruments.pairs.map((pair) => quotationRowOf(board.picture(pair)))),
);
