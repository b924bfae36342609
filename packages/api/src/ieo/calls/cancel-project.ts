import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, numberOf, textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { projectCancelReasonWire } from '../ieo.ts';

export const cancelProject = defineCall({
  method: 'POST',
  path: '/operator/project/cancel',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Cancel a sale of which nothing has been sold: every subscription is refunded.',
  input: wireObject({
    projectId: numberOf('project'),
    reason: projectCancelReasonWire,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('ieo.cancel_project'),
});
