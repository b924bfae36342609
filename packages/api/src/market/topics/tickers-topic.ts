import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { tickerChange, tickerRow } from '../market.ts';

export const tickersTopic = defineTopic({
  name: 'tickers',
  key: [],
  access: 'visitor',
  summary:
    'Last price, change and volumes of all pairs; an update holds only the pairs that changed, and of each only the values that did.',
  snapshot: z.array(tickerRow),
  update: z.array(tickerChange),
});
