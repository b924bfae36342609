import { messagePage, messagePageFields } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { chatRoomWire } from '../chat.ts';

export const listChatMessages = defineCall({
  method: 'GET',
  path: '/chat/messages',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Chat',
  summary: 'Messages of a room, by their numbers.',
  input: wireObject({ room: chatRoomWire, ...messagePageFields }),
  output: messagePage,
  rejects: [],
});
