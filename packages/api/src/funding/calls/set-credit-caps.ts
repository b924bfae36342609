import { defineCall } from '../../wire/define-call.ts';
import { amountText, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setCreditCaps = defineCall({
  method: 'POST',
  path: '/operator/credit_caps',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set how much one operator may have a part in crediting on users’ word.',
  input: wireObject({
    hourMax: described(amountText, "In the limit's asset, over an hour."),
    dayMax: described(amountText, 'Over 24 hours.'),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('funding.set_operator_caps'), 'amount_invalid'],
});
