import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcDisputeReasonWire, otcStatementText } from '../otc.ts';

export const disputeOtcOrder = defineCall({
  method: 'POST',
  path: '/otc/order/dispute',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'OTC',
  summary: 'Ask an operator to decide about an order that is paid.',
  input: wireObject({
    orderId: named('id', idNumber),
    reason: otcDisputeReasonWire,
    text: z._default(described(otcStatementText, 'What happened, in my words.'), ''),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({}),
  rejects: [...codesOf('otc.dispute'), 'request_id_reused'],
});
