import { defineCall } from '../../wire/define-call.ts';
import { idNumber, symbolText, timeMs } from '../../wire/fields.ts';
import { listOf, named, wireObject } from '../../wire/wire-object.ts';

/** The watched pairs, in the order they were added. Prices come with `/currency/quotation_new`. */
export const listWatched = defineCall({
  method: 'GET',
  path: '/optional/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Watchlist',
  summary: 'My watched pairs.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      pairId: named('id', idNumber),
      symbol: symbolText,
      baseAssetId: named('currency_id', idNumber),
      quoteAssetId: named('legal_id', idNumber),
      addedAtMs: named('create_time', timeMs),
    }),
  ),
  rejects: [],
});
