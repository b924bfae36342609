import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcDetails, otcOrderRow } from '../otc.ts';

export const getOtcOrder = defineCall({
  method: 'GET',
  path: '/otc/order/detail',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'One order of mine, with its talk and, while they are needed, the details of the payment.',
  input: wireObject({ orderId: named('id', idNumber) }),
  output: wireObject({
    order: otcOrderRow,
    text: described(z.string(), 'The words of the ad at that time.'),
    details: z.optional(described(otcDetails, 'For the buyer, until the order ends.')),
    payerName: named(
      'payer_name',
      z.optional(
        described(z.string(), 'The verified name of the buyer, in which they pay: for both, until the order ends.'),
      ),
    ),
    conversationId: idNumber,
  }),
  rejects: ['otc_order_not_found'],
});
