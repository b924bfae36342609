import * as z from 'zod/mini';
import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setInvitationTerms = defineCall({
  method: 'POST',
  path: '/operator/invitation_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the share of fees that goes back, from now on, and for how long for friends who come afterwards.',
  input: wireObject({
    share: named('share_ppm', described(ppmNumber, 'Of each fee of a friend: 0 to 500000.')),
    days: z.optional(described(countNumber, 'Absent: for ever.')),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('invitations.set_terms'),
});
