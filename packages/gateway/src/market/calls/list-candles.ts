import { listCandles } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { withoutGaps } from '../candle-gaps.ts';
import { candleRowOf } from '../present/market.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listCandles, async ({ reader, market, clock }, input) => {
  const pair = market.instruments.bySymbol(input.symbol);
  if (pair === undefined) return reject('pair_not_found');
  const { period, limit, fromMs = 0 } = input;
  const toMs = Math.min(input.toMs ?? Number.POSITIVE_INFINITY, clock() + 1);
  const candles = await reader.candles({ pairId: pair.pairId, period, fromMs, toMs, limit });
  return done(
    withoutGaps(candles, period, toMs)
      .slice(-limit)
      .map((candle) => candleRowOf(pair, candle)),
  );
});
