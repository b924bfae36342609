import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { lockedTermsFields } from '../locked.ts';

export const setLockedTerms = defineCall({
  method: 'POST',
  path: '/operator/locked_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of a product of locked mining, for deposits made afterwards.',
  input: wireObject({
    ...lockedTermsFields,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('locked.set_terms'), 'amount_invalid'],
});
