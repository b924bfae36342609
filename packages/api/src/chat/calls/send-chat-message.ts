import * as z from 'zod/mini';
import { clientMessageId, messageRow, objectIdText } from '../../conversations/conversation.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { chatRoomWire, chatText, sharedCardKindWire } from '../chat.ts';

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/chat/send',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Chat',
  summary:
    'Write in a room; "@nickname" calls a user. Sent again under the same client id, it is kept once. A trade is read by the server.',
  input: wireObject({
    room: chatRoomWire,
    clientId: clientMessageId,
    text: z._default(chatText, ''),
    picture: z.optional(uploadLocation),
    replyTo: z.optional(described(idNumber, 'Number of the message that this one answers.')),
    tradeKind: z.optional(described(sharedCardKindWire, 'Of an own trade that has ended.')),
    tradeId: z.optional(objectIdText),
    showsAmounts: z._default(described(flag, 'The trade is shown with its amounts.'), false),
  }),
  output: messageRow,
  rejects: [
    'chat_nickname_needed',
    'chat_account_too_new',
    'chat_muted',
    'chat_level_needed',
    'chat_slow_mode',
    'chat_picture_needs_identity',
    'trade_not_ended',
    'message_empty',
    'message_not_found',
    'messages_too_often',
    'upload_not_found',
    'request_id_reused',
  ],
});
