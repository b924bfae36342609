import { defineCall } from '../../wire/define-call.ts';
import { numberOf, textUpTo } from '../../wire/fields.ts';
import { pairStatusWire } from '../../spot/order-words.ts';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const setPairStatus = defineCall({
  method: 'POST',
  path: '/operator/pair_status',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Halt trading in a pair, or let it go on.',
  input: wireObject({
    pairId: numberOf('pair'),
    status: pairStatusWire,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('catalog.set_pair_status'),
});
