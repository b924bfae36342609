import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, hashText, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const previewDual = defineCall({
  method: 'GET',
  path: '/dual/preview',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Dual investment',
  summary:
    'What so many shares cost, and both of their payouts, by the very rule they are bought with, or why they would be refused.',
  input: wireObject({ productId: named('id', idNumber), shares: named('num', idNumber) }),
  output: wireObject({
    termsHash: hashText,
    stake: named('amount', amountText),
    baseOut: described(amountText, 'Paid in the base coin when it settles below the linked price.'),
    quoteOut: described(amountText, 'Paid in the quote asset when it settles at the linked price or above.'),
  }),
  rejects: codesOf('dual.buy'),
});
