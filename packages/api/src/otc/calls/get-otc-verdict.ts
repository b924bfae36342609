import { defineCall } from '../../wire/define-call.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { fileRow } from '../../uploads/file.ts';

export const getOtcVerdict = defineCall({
  method: 'GET',
  path: '/otc/order/verdict',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 20,
  group: 'OTC',
  summary: 'The verdict about an order of mine as a signed document: to read, or as the text that was signed.',
  input: wireObject({
    orderId: named('id', idNumber),
    format: described(wordOf(['pdf', 'text']), 'The PDF has the signed text inside.'),
  }),
  output: fileRow,
  rejects: ['otc_order_not_found', 'otc_verdict_not_found'],
});
