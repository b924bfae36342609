import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const showMyRebates = defineCall({
  method: 'POST',
  path: '/invite/show',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Invitations',
  summary: 'Let my inviter see what comes of my fees, or not any more.',
  input: wireObject({ isShown: named('shows_rebates', flag) }),
  output: wireObject({ isShown: named('shows_rebates', flag) }),
  rejects: ['invitation_not_found'],
});
