import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { invitationToken, operatorName } from '../people.ts';

export const beginOperatorJoin = defineCall({
  method: 'POST',
  path: '/operator/join/begin',
  access: 'operator_door',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'What the browser needs to make the passkey of a new operator.',
  input: wireObject({ invitation: invitationToken, name: z.optional(operatorName) }),
  output: wireObject({ options: described(z.string(), 'JSON for `navigator.credentials.create`.') }),
  rejects: ['operator_invitation_invalid', 'operator_name_taken'],
});
