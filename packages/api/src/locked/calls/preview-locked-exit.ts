import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const previewLockedExit = defineCall({
  method: 'GET',
  path: '/lh/deposit/order/preview',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Locked mining',
  summary: 'What redeeming a deposit now would give and cost, by the very rule it is executed with.',
  input: wireObject({ depositId: named('id', idNumber) }),
  output: wireObject({
    daysLeft: countNumber,
    penalty: amountText,
    refund: described(amountText, 'The principal less the penalty.'),
    earned: described(amountText, 'Dividends of days that are over: they stay.'),
    forgone: described(amountText, 'Dividends that will not be paid.'),
  }),
  rejects: ['locked_not_found'],
});
