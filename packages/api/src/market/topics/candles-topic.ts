import { defineTopic } from '../../wire/define-topic.ts';
import { candlePeriods, candleRow } from '../market.ts';

export const candlesTopic = defineTopic({
  name: 'candles',
  key: ['pairId', 'period'],
  access: 'visitor',
  summary: `The running candle of one pair and period (${candlePeriods.join(', ')}); a later start means a new candle.`,
  snapshot: candleRow,
  update: candleRow,
});
