import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { knownOperator, operatorNote } from '../people.ts';

export const setOperatorAddresses = defineCall({
  method: 'POST',
  path: '/operator/people/addresses',
  access: 'operator',
  roles: ['admin'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'The addresses an operator may come from. Holds with the next call.',
  input: wireObject({
    name: knownOperator,
    addresses: described(
      textUpTo(1_000),
      'Addresses and networks, apart by spaces: `10.0.0.5 2001:db8::/32`. Empty: from anywhere.',
    ),
    note: operatorNote,
  }),
  output: wireObject({}),
  rejects: ['operator_not_found', 'addresses_invalid'],
});
