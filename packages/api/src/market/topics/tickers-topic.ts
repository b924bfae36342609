import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { tickerRow } from '../market.ts';

export const tickersTopic = defineTopic({
  name: 'tickers',
  key: [],
  access: 'visitor',
  summary:
    'Last price, change and volumes of all pairs; updates hold only the pairs that changed, at most twice a second.',
  snapshot: z.array(tickerRow),
  update: z.array(tickerRow),
});
