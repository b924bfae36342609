import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const payOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order/paid',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'OTC',
  summary: 'Say that I have paid, from an account in my verified name. From then on the order does not expire.',
  input: wireObject({
    orderId: named('id', idNumber),
    isOwnName: named('own_name', flag),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({}),
  rejects: [...codesOf('otc.mark_paid'), 'otc_name_unconfirmed', 'request_id_reused'],
});
