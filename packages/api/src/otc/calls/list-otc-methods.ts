import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcDetails, otcMethodWire } from '../otc.ts';

export const listOtcMethods = defineCall({
  method: 'GET',
  path: '/otc/methods',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'My ways to be paid. A buyer sees one of them while they have an order to pay.',
  input: wireObject({}),
  output: wireObject({
    methods: z.array(
      wireObject({
        method: otcMethodWire,
        details: otcDetails,
        cardId: named('card_id', z.optional(described(idNumber, 'Of the bank card that it is.'))),
        usableAtMs: named('usable_at', z.optional(described(timeMs, 'It waits until then; absent: it is in use.'))),
      }),
    ),
  }),
  rejects: [],
});
