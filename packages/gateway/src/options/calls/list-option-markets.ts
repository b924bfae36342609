import { listOptionMarkets } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { optionMarketRowOf } from '../present/options.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listOptionMarkets, async ({ exchange, market }, { pairId }) => {
  const { instruments } = market;
  if (pairId !== undefined && instruments.pair(pairId) === undefined) return reject('pair_not_found');
  const [markets, sessions] = await Promise.all([exchange.query('optionMarkets'), exchange.query('sessions')]);
  const rows = markets
    .map((view) => {
      const pair = instruments.pairOf(view.terms.pairId);
      return optionMarketRowOf(
        pair,
        view,
        sessions.find((session) => session.pairId === pair.pairId),
      );
    })
    .sort((a, b) => a.pairId - b.pairId);
  return done(pairId === undefined ? rows : rows.filter((row) => row.pairId === pairId));
});
