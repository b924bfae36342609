import { codesOf, couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, hashText, idNumber, ppmNumber, requestId, timeMs } from '../../wire/fields.ts';
import { couponOfAct } from '../../coupons/of-act.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const makeLockedDeposit = defineCall({
  method: 'POST',
  path: '/lh/deposit',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Locked mining',
  summary: 'Lock an amount under the terms that were shown. Its rate and its whole yield are fixed with the answer.',
  input: wireObject({
    productId: named('config_id', idNumber),
    amount: amountText,
    termsHash: described(hashText, 'Of the terms that the user saw: under others the deposit is refused.'),
    isRenewed: named('renew', z._default(flag, false)),
    ...couponOfAct,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    depositId: named('id', idNumber),
    rate: named('day_rate_ppm', ppmNumber),
    dividend: described(amountText, 'Of a day.'),
    startsAtMs: named('start_time', timeMs),
  }),
  rejects: [...codesOf('locked.deposit'), ...couponActRejects, 'request_id_reused'],
});
