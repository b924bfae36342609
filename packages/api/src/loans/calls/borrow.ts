import { codesOf, couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, hashText, idNumber, ppmNumber, requestId, timeMs } from '../../wire/fields.ts';
import { couponOfAct } from '../../coupons/of-act.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { collateralText } from '../loans.ts';

export const borrow = defineCall({
  method: 'POST',
  path: '/loan/borrow',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Loans',
  summary: 'Borrow against collateral from the spot account, under the terms and at the interest that were shown.',
  input: wireObject({
    productId: named('config_id', idNumber),
    amount: amountText,
    days: z.optional(described(idNumber, 'Of a fixed term; absent: flexible.')),
    collateral: collateralText,
    termsHash: described(hashText, 'Of the terms that the user saw: under others it is refused.'),
    interest: named('year_rate_ppm', described(ppmNumber, 'That the user saw: at another it is refused.')),
    ...couponOfAct,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    loanId: named('id', idNumber),
    interest: named('year_rate_ppm', ppmNumber),
    endsAtMs: named('expire_time', z.optional(timeMs)),
  }),
  rejects: [...codesOf('loans.borrow'), ...couponActRejects, 'request_id_reused'],
});
