import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const appealOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order/appeal',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'OTC',
  summary: 'Ask a second operator to decide, for good.',
  input: wireObject({ orderId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({}),
  rejects: [...codesOf('otc.appeal'), 'request_id_reused'],
});
