import { defineCall } from '../../wire/define-call.ts';
import { flag, uidNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const unmuteChatUser = defineCall({
  method: 'POST',
  path: '/operator/chat/unmute',
  access: 'operator',
  roles: ['support'],
  tells: 'chat',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Let a muted user write again. Every room shows it as a mark.',
  input: wireObject({ uid: uidNumber }),
  output: wireObject({ isUnmuted: described(flag, 'False when no mute ran.') }),
  rejects: ['chat_user_not_found'],
});
