import * as z from 'zod/mini';
import { clientMessageId, messageRow, messageText } from '../conversation.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const sendMessage = defineCall({
  method: 'POST',
  path: '/conversation/send',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Conversations',
  summary: 'Write into one of my conversations. Sent again under the same client id, it is kept once.',
  input: wireObject({
    conversationId: idNumber,
    clientId: clientMessageId,
    text: z._default(messageText, ''),
    picture: z.optional(uploadLocation),
    replyTo: z.optional(described(idNumber, 'Number of the message that this one answers.')),
  }),
  output: messageRow,
  rejects: [
    'conversation_not_found',
    'conversation_closed',
    'message_empty',
    'message_not_found',
    'messages_too_often',
    'upload_not_found',
    'request_id_reused',
  ],
});
