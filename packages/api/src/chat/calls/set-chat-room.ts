import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, levelNumber } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { chatRoomWire, chatTermsFields } from '../chat.ts';

const upTo = (most: number, what: string, of = countNumber) =>
  z.optional(described(of.check(z.refine((count) => count <= most, parameterRule('out_of_range'))), what));

export const setChatRoom = defineCall({
  method: 'POST',
  path: '/operator/chat/room',
  access: 'operator',
  roles: ['support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of writing in a room; absent ones stay. The room shows what changes as marks.',
  input: wireObject({
    room: chatRoomWire,
    slowSeconds: upTo(3_600, 'Between two messages of one user, at most an hour; 0 ends slow mode.'),
    level: upTo(2, 'The identity level that one needs to write.', levelNumber),
    accountAgeMinutes: upTo(43_200, 'The age of an account that may write, at most 30 days.'),
  }),
  output: wireObject(chatTermsFields),
  rejects: [],
});
