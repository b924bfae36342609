import { cardRow } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { sharedCardKindWire } from '../chat.ts';

export const listChatTrades = defineCall({
  method: 'GET',
  path: '/chat/trades',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 3,
  group: 'Chat',
  summary: 'My newest trades that have ended, to share one in a room; at most 20.',
  input: wireObject({ kind: sharedCardKindWire }),
  output: listOf(cardRow),
  rejects: [],
});
