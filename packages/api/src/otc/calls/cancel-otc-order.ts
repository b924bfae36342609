import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const cancelOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order/cancel',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'OTC',
  summary: 'Leave an order before paying; later the seller asks for it, and the buyer agrees.',
  input: wireObject({ orderId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ isAsked: named('asked', described(flag, 'The buyer has to agree.')) }),
  rejects: [...codesOf('otc.cancel'), 'request_id_reused'],
});
