import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const markConversationRead = defineCall({
  method: 'POST',
  path: '/conversation/read',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Conversations',
  summary: 'Mark my conversation as read up to a message; a mark never goes back.',
  input: wireObject({ conversationId: idNumber, seq: described(idNumber, 'Number of the last message seen.') }),
  output: wireObject({ readSeq: countNumber }),
  rejects: ['conversation_not_found'],
});
