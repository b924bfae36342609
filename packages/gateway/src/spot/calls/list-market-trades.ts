import { listMarketTrades } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { tapeRowOf } from '../../market/present/market.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listMarketTrades, async ({ market }, { symbol, limit }) => {
  const pair = market.instruments.bySymbol(symbol);
  if (pair === undefined) return reject('pair_not_found');
  if (!pair.hasBook) return reject('pair_has_no_book');
  return done(market.tape.of(pair.pairId, limit).map((trade) => tapeRowOf(pair, trade)));
});
