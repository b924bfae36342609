import { sendChatMessage } from '@candor/api';
import { nobodysNumber, nobodysUpload, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  {
    call: sendChatMessage,
    field: 'picture',
    object: 'messageUpload',
    nobodys: nobodysUpload,
    rest: { room: 'en', clientId: 'matrix-chat-picture' },
    refusal: 'chat_nickname_needed',
  },
  {
    call: sendChatMessage,
    field: 'tradeId',
    object: 'tradeObjectId',
    nobodys: `${nobodysNumber}`,
    rest: { room: 'en', clientId: 'matrix-chat-trade', tradeKind: 'ticket' },
    refusal: 'trade_not_ended',
  },
];
