import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { flag, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { pointsTaskFields } from '../points.ts';

export const setPointsTask = defineCall({
  method: 'POST',
  path: '/operator/points_task',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of a task, for points earned afterwards. Other rewards take two operators.',
  input: wireObject({
    ...pointsTaskFields,
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('points.set_task'), 'amount_invalid'],
});
