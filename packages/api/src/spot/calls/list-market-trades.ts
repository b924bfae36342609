import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, symbolText } from '../../wire/fields.ts';
import { tapeRow } from '../../market/market.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listMarketTrades = defineCall({
  method: 'GET',
  path: '/market/trades',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Market',
  summary: 'Last trades of a pair, newest first.',
  input: wireObject({ symbol: symbolText, limit: z._default(limitUpTo(100), 50) }),
  output: listOf(tapeRow),
  rejects: ['pair_not_found', 'pair_has_no_book'],
});
