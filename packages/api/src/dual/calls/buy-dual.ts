import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, hashText, idNumber, ppmNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const buyDual = defineCall({
  method: 'POST',
  path: '/dual/buyDual',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Dual investment',
  summary: 'Buy whole shares under the terms that were shown. Both payouts are reserved with the answer.',
  input: wireObject({
    productId: named('id', idNumber),
    shares: named('num', idNumber),
    termsHash: described(hashText, 'Of the terms that the buyer saw: under others the order is refused.'),
    reinvestMin: named('reinvest_min_ppm', z.optional(ppmNumber)),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    purchaseId: named('id', idNumber),
    stake: named('amount', amountText),
    baseOut: amountText,
    quoteOut: amountText,
  }),
  rejects: [...codesOf('dual.buy'), 'request_id_reused'],
});
