import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { invitationToken, roleWord } from '../people.ts';

export const viewOperatorInvitation = defineCall({
  method: 'POST',
  path: '/operator/invitation',
  access: 'operator_door',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Whom an invitation is for.',
  input: wireObject({ invitation: invitationToken }),
  output: wireObject({
    name: described(z.string(), 'Empty: chosen by the one who joins.'),
    role: described(z.optional(roleWord), 'Absent: two operators give it.'),
    invitedBy: z.string(),
  }),
  rejects: ['operator_invitation_invalid'],
});
