import { changeAnswer, changeCodesOf } from '../operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { grantableRoleWord, knownOperator, operatorNote } from '../people.ts';

export const setOperatorRole = defineCall({
  method: 'POST',
  path: '/operator/people/role',
  access: 'operator',
  roles: ['admin'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Propose another role. `none` takes effect at once and ends all sessions.',
  input: wireObject({
    name: knownOperator,
    role: described(grantableRoleWord, '`none` takes the role away.'),
    note: operatorNote,
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('operators.set_role'), 'operator_not_found'],
});
