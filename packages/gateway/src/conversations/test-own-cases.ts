import {
  getMessagePicture,
  listMessages,
  markConversationRead,
  reportMessage,
  sendMessage,
  tellTyping,
} from '@candor/api';
import { nobodysNumber, nobodysUpload, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  ...[listMessages, sendMessage, markConversationRead, tellTyping, reportMessage, getMessagePicture].map(
    (call): OwnCase => ({
      call,
      field: 'conversationId',
      object: 'conversationId',
      nobodys: nobodysNumber,
      ...(call === sendMessage && { rest: { clientId: 'matrix-message', text: 'x' } }),
      ...((call === markConversationRead || call === getMessagePicture) && { rest: { seq: 1 } }),
      ...(call === reportMessage && { rest: { seq: 1, reason: 'spam' } }),
      refusal: 'conversation_not_found',
    }),
  ),
  {
    call: sendMessage,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { conversationId: nobodysNumber, clientId: 'matrix-sent-picture' },
    refusal: 'conversation_not_found',
  },
];
