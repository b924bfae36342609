import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, listOf, wireObject } from '../../wire/wire-object.ts';
import { foundPerson } from '../people.ts';

export const findPeople = defineCall({
  method: 'GET',
  path: '/operator/accounts/find',
  access: 'operator',
  roles: ['support', 'compliance', 'treasury', 'markets'],
  tells: 'found',
  privateFields: ['q'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The persons that a text leads to, by the keys that the role may use; only whole keys find anybody.',
  input: wireObject({
    q: described(
      textUpTo(200, 1),
      'Number of an account, public number, e-mail, phone as +84…, address of a chain, or hash of a transaction.',
    ),
  }),
  output: listOf(foundPerson),
  rejects: [],
});
