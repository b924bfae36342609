import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcDisputeReasonWire, otcStatementText } from '../otc.ts';

export const stateOtcCase = defineCall({
  method: 'POST',
  path: '/otc/order/state',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'OTC',
  summary: 'Say what I have to say in a dispute, in the place of what I said before, until the verdict.',
  input: wireObject({
    orderId: named('id', idNumber),
    reason: otcDisputeReasonWire,
    text: z._default(described(otcStatementText, 'What happened, in my words.'), ''),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({}),
  rejects: ['otc_order_not_found', 'otc_state_wrong'],
});
