import * as z from 'zod/mini';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, numberOf, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const moveIssuance = defineCall({
  method: 'POST',
  path: '/operator/issuance',
  access: 'operator',
  roles: ['markets', 'treasury'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Move tokens of the treasury to where they are sold from, or proceeds and unsold tokens back. Always takes two operators.',
  input: wireObject({
    assetId: named('currency_id', numberOf('coin')),
    amount: amountText,
    direction: z.enum(['to_issuance', 'to_treasury']),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('ieo.move_issuance'),
});
