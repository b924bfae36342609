import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { chatRoomRow, chatRoomWire } from '../chat.ts';

export const getChatRoom = defineCall({
  method: 'GET',
  path: '/chat/room',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Chat',
  summary: 'A room with its terms, and whether the caller may write in it.',
  input: wireObject({ room: chatRoomWire }),
  output: chatRoomRow,
  rejects: [],
});
