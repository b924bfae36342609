import { changeAnswer, changeCodesOf, feeTiersText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setFeeTiers = defineCall({
  method: 'POST',
  path: '/operator/fee_tiers',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the fees of spot orders by trading, for orders from now on.',
  input: wireObject({
    tiers: feeTiersText,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('fees.set_tiers'), 'amount_invalid'],
});
