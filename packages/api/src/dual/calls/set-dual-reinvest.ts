import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, ppmNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setDualReinvest = defineCall({
  method: 'POST',
  path: '/dual/reinvest',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Dual investment',
  summary: 'Have the payout of a purchase buy the next product of its kind, or not any more.',
  input: wireObject({
    purchaseId: named('id', idNumber),
    reinvestMin: named(
      'reinvest_min_ppm',
      z.optional(described(ppmNumber, 'The least annual interest; absent: it is not reinvested.')),
    ),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ purchaseId: named('id', idNumber) }),
  rejects: [...codesOf('dual.set_reinvest'), 'request_id_reused'],
});
