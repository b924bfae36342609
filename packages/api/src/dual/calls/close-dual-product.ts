import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { numberOf, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const closeDualProduct = defineCall({
  method: 'POST',
  path: '/operator/dual_product/close',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'End the sale of a dual investment for ever. What was bought runs on.',
  input: wireObject({
    productId: named('id', numberOf('dual_product')),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('dual.close_product'),
});
