import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const cancelProposal = defineCall({
  method: 'POST',
  path: '/operator/proposals/cancel',
  access: 'operator',
  roles: ['markets', 'treasury'],
  tells: 'correction',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Stop a change that waits. One operator is enough.',
  input: wireObject({
    proposalId: named('id', idNumber),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('proposals.cancel'),
});
