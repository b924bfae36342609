import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { tapeRow } from '../../market/market.ts';

export const tradesTopic = defineTopic({
  name: 'trades',
  key: ['pairId'],
  access: 'visitor',
  summary: 'Trades of one pair: the last ones newest first, then new ones oldest first.',
  snapshot: z.array(tapeRow),
  update: z.array(tapeRow),
});
