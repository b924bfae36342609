import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { noticeGroupNames } from '../kinds.ts';
import { unreadNotices } from '../notices.ts';

export const readNotices = defineCall({
  method: 'POST',
  path: '/notice/read',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Notices',
  summary: 'Mark one of my notices as read, or all up to one, of a group or of all. A mark stays.',
  input: wireObject({
    noticeId: named('id', z.optional(described(idNumber, 'This one alone.'))),
    upToId: z.optional(described(idNumber, 'All up to this one; what came later stays unread.')),
    group: z.optional(wordOf(noticeGroupNames)),
  }),
  output: unreadNotices,
  rejects: [],
});
