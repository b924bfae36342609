import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, idNumber, pageLimit, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { noticeGroupNames } from '../kinds.ts';
import { noticeRow } from '../notices.ts';

export const listNotices = defineCall({
  method: 'GET',
  path: '/notice/list',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Notices',
  summary: 'What has happened to me and mine: the newest first, or what came after one.',
  input: wireObject({
    group: z.optional(wordOf(noticeGroupNames)),
    beforeId: z.optional(described(idNumber, 'Notices before this one; absent: the newest.')),
    afterId: z.optional(described(countNumber, 'Notices after this one, oldest first; wins over the other.')),
    limit: pageLimit,
  }),
  output: wireObject({ notices: z.array(noticeRow), hasMore: flag }),
  rejects: [],
});
