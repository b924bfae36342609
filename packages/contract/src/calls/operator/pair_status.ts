import { defineCall } from '../../define-call.ts';
import { countNumber, idNumber, textUpTo } from '../../fields.ts';
import { pairStatusWire } from '../../shapes/order-words.ts';
import { described, wireObject } from '../../wire.ts';

export const setPairStatus = defineCall({
  method: 'POST',
  path: '/operator/pair_status',
  access: 'operator',
  roles: ['risk'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Halt trading in a pair, or let it go on.',
  input: wireObject({
    pairId: idNumber,
    status: pairStatusWire,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: ['pair_not_found', 'not_permitted'],
});
