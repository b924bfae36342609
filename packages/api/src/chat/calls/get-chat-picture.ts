import { fileRow } from '../../uploads/file.ts';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { chatRoomWire } from '../chat.ts';

export const getChatPicture = defineCall({
  method: 'GET',
  path: '/chat/picture',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  weight: 3,
  group: 'Chat',
  summary: 'The picture of a message in a room.',
  input: wireObject({ room: chatRoomWire, seq: idNumber }),
  output: fileRow,
  rejects: ['message_not_found'],
});
