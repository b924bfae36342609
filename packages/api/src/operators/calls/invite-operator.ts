import { changeCodesOf, changeFields } from '../operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { invitationToken, operatorName, operatorNote, roleWord } from '../people.ts';

/** The link lets somebody make a passkey; the role comes when a second operator confirms it. */
export const inviteOperator = defineCall({
  method: 'POST',
  path: '/operator/people/invite',
  access: 'operator',
  roles: ['admin'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Invite somebody, and propose their role.',
  input: wireObject({ name: operatorName, role: roleWord, note: operatorNote }),
  output: wireObject({
    invitation: described(invitationToken, 'For the link `/console/#/join/<invitation>`, for two days and one use.'),
    ...changeFields,
  }),
  rejects: [...changeCodesOf('operators.set_role'), 'operator_name_taken'],
});
