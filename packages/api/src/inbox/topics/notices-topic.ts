import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { noticeRow, unreadNotices } from '../notices.ts';

export const noticesTopic = defineTopic({
  name: 'notices',
  key: [],
  access: 'signed_in',
  summary: 'How many of my notices are unread; then that again after each change, with what is new.',
  snapshot: wireObject({
    unread: unreadNotices,
    lastId: described(countNumber, 'Of the newest notice; 0 without any. `/notice/list` has what came after one.'),
  }),
  update: wireObject({
    unread: unreadNotices,
    lastId: countNumber,
    notices: described(z.array(noticeRow), 'The new ones, oldest first: the last 50 of a burst.'),
  }),
});
