import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, lotsText, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const selfHoldContract = defineCall({
  method: 'POST',
  path: '/follow/selfHolding',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Copy trading',
  summary: 'Make a copied ticket my own: it keeps its exits and pays no share from now on.',
  input: wireObject({
    ticketId: named('transaction_id', described(idNumber, 'My copied ticket.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('transaction_id', idNumber), lots: named('share', lotsText) }),
  rejects: [...codesOf('copy.self_hold'), 'request_id_reused'],
});
