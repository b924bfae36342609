import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { pointsItemFields } from '../points.ts';

export const setPointsItem = defineCall({
  method: 'POST',
  path: '/operator/points_item',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Set the terms of an item of the shop. What it gives stays; another cost or a larger stock takes two operators.',
  input: wireObject({
    ...pointsItemFields,
    stock: described(countNumber, 'The number that may be exchanged in all, those that were among them.'),
    accountMax: named('user_max', described(countNumber, 'The number that one user may have.')),
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('points.set_item'),
});
