import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, textUpTo, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Every refusal of a change can happen here too: other things have changed meanwhile. */
export const confirmProposal = defineCall({
  method: 'POST',
  path: '/operator/proposals/confirm',
  access: 'operator',
  roles: ['markets', 'treasury'],
  needsFreshProof: true,
  tells: 'correction',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Confirm what another operator proposed, in a role that may propose it. Waits and limits loosen some time after it.',
  input: wireObject({
    proposalId: named('id', idNumber),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({
    sequence: described(countNumber, 'Journal sequence of the command.'),
    takesEffectAtMs: named('takes_effect', z.optional(described(timeMs, 'Absent: it is in force.'))),
  }),
  rejects: [...codesOf('proposals.confirm'), 'frozen_by_owner'],
});
