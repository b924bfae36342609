import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { personField } from '../people.ts';

export const notePerson = defineCall({
  method: 'POST',
  path: '/operator/accounts/note',
  access: 'operator',
  roles: ['support', 'compliance', 'treasury', 'markets'],
  tells: 'noted',
  privateFields: ['text'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Write a note on a person for other operators. It is never changed, and the person does not see it.',
  input: wireObject({ accountId: personField, text: described(textUpTo(2_000, 1), 'The note.') }),
  output: wireObject({}),
  rejects: ['account_not_found'],
});
