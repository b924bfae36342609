import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { everyRole } from '../people.ts';

/** The rows themselves are read by the calls of their lists, each with a record of its own. */
export const noteExport = defineCall({
  method: 'POST',
  path: '/operator/export',
  access: 'operator',
  roles: everyRole,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Put on record that a list is saved as a file.',
  input: wireObject({
    list: described(textUpTo(80, 1), 'The name of the list.'),
    filters: described(textUpTo(1_000), 'As they are in the address of its page.'),
  }),
  output: wireObject({}),
  rejects: [],
});
