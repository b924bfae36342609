import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { convertTermsFields } from '../terms.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setConvertTerms = defineCall({
  method: 'POST',
  path: '/operator/convert_terms/set',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set what conversions are offered at, for quotes made afterwards.',
  input: wireObject({
    ...convertTermsFields,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('convert.set_terms'), 'amount_invalid'],
});
