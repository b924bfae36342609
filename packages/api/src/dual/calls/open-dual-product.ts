import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { dualTermsFields } from '../dual.ts';

export const openDualProduct = defineCall({
  method: 'POST',
  path: '/operator/dual_product',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Offer a dual investment. Its terms never change, and it always takes two operators.',
  input: wireObject({
    ...dualTermsFields,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('dual.open_product'), 'amount_invalid'],
});
