import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getMessagePicture = defineCall({
  method: 'GET',
  path: '/conversation/picture',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Conversations',
  summary: 'The picture of a message in one of my conversations.',
  input: wireObject({ conversationId: idNumber, seq: idNumber }),
  output: fileRow,
  rejects: ['conversation_not_found', 'message_not_found'],
});
