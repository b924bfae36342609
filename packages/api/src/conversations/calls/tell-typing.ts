import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const tellTyping = defineCall({
  method: 'POST',
  path: '/conversation/typing',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Conversations',
  summary: 'Tell the other side that I am writing. Kept nowhere, and passed on once in three seconds.',
  input: wireObject({ conversationId: idNumber }),
  output: wireObject({ isPassedOn: described(flag, 'False when it was passed on a moment ago.') }),
  rejects: ['conversation_not_found'],
});
