import * as z from 'zod/mini';
import { passkeyJson } from '../../accounts/contact.ts';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { invitationToken, openedSession, operatorName } from '../people.ts';

export const finishOperatorJoin = defineCall({
  method: 'POST',
  path: '/operator/join',
  access: 'operator_door',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Become an operator by invitation. The link ends with its use.',
  input: wireObject({
    invitation: invitationToken,
    name: z.optional(operatorName),
    created: described(passkeyJson, 'What `navigator.credentials.create` answered, as JSON.'),
  }),
  output: openedSession,
  rejects: ['operator_invitation_invalid', 'operator_name_taken', 'passkey_refused'],
});
