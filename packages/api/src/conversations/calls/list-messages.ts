import { messagePage, messagePageFields } from '../conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listMessages = defineCall({
  method: 'GET',
  path: '/conversation/messages',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Conversations',
  summary: 'Messages of one of my conversations, by their numbers.',
  input: wireObject({ conversationId: idNumber, ...messagePageFields }),
  output: messagePage,
  rejects: ['conversation_not_found'],
});
