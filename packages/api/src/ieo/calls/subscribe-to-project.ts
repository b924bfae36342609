import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const subscribeToProject = defineCall({
  method: 'POST',
  path: '/project/order',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'IEO',
  summary: 'Subscribe for tokens of a project, or for more of them, at the price that was shown.',
  input: wireObject({
    projectId: idNumber,
    amount: described(amountText, 'Tokens. Several subscriptions add up.'),
    payCode: named(
      'pay_currency',
      described(textUpTo(20, 1), 'The currency that was shown: with another the order is refused.'),
    ),
    price: described(amountText, 'The price that was shown: at another the order is refused. It is never used.'),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    subscriptionId: named('id', described(idNumber, 'The order number.')),
    wanted: named('total', described(amountText, 'Tokens asked for, with those before.')),
    reserved: described(amountText, 'Pay that is frozen for all of it.'),
    allocated: described(amountText, 'Tokens bought.'),
    paid: amountText,
  }),
  rejects: [...codesOf('ieo.subscribe'), 'request_id_reused'],
});
