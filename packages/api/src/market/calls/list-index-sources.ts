import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, symbolText, timeMs, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';
import { indexHealthWire, indexSourceKinds } from '../market.ts';

export const listIndexSources = defineCall({
  method: 'GET',
  path: '/operator/index_sources',
  access: 'operator',
  roles: ['markets', 'treasury', 'compliance', 'support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What the index of each pair is made of, with the last price of each source and its health.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      pairId: idNumber,
      symbol: symbolText,
      index: z.optional(amountText),
      indexAtMs: named('index_time', z.optional(described(timeMs, 'Of the tick that gave it.'))),
      kind: described(
        wordOf(indexSourceKinds),
        'A feed quotes the pair; a pair is one of two whose indexes are divided by each other.',
      ),
      source: described(z.string(), 'The name of the feed, or the symbol of the pair; empty: none has quoted it.'),
      price: z.optional(described(amountText, 'That it gave last; absent: none since the start.')),
      atMs: named('time', z.optional(timeMs)),
      health: described(indexHealthWire, 'Of the source. A shut market has no prices.'),
    }),
  ),
  rejects: [],
});
