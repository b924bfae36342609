import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { idNumber } from '../../fields.ts';
import { described, named, wireObject } from '../../wire.ts';

/** Put a pair on the watchlist; it may be there already. Named by its `id`, or by its base asset (then against USDT). */
export const addWatched = defineCall({
  method: 'POST',
  path: '/optional/add',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Watchlist',
  summary: 'Watch a pair.',
  input: wireObject({
    pairId: named('id', z.optional(described(idNumber, 'The pair; wins over the assets.'))),
    baseAssetId: named('currency_id', z.optional(idNumber)),
    quoteAssetId: named('legal_id', z.optional(described(idNumber, 'Absent: USDT.'))),
  }),
  output: wireObject({ pairId: named('id', idNumber) }),
  rejects: ['pair_not_found'],
});
