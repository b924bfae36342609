import * as z from 'zod/mini';
import { countNumber, flag, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { type InboxKind, noticeCategories, noticeKinds } from './kinds.ts';

const kinds = Object.keys(noticeKinds) as [InboxKind, ...InboxKind[]];

export const noticeRow = wireObject({
  noticeId: named('id', idNumber),
  firstId: described(countNumber, 'The number that its fold began with; the same as its own when it is the first.'),
  category: wordOf(noticeCategories),
  kind: named('type', wordOf(kinds)),
  data: described(
    z.catchall(z.object({}), z.union([z.string(), z.number()])),
    'The values of its words, by name. Amounts are decimal text; times, in milliseconds, have names that end with Ms.',
  ),
  count: described(idNumber, 'Events that it stands for: those of one kind are folded while it is unread.'),
  happenedAtMs: named('create_time', timeMs),
  readAtMs: named('read_time', z.optional(timeMs)),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** The number of unread notices: in all, and of each category with at least one. */
export const unreadNotices = wireObject({
  total: countNumber,
  categories: z.array(wireObject({ category: wordOf(noticeCategories), unread: idNumber })),
});
export type UnreadNotices = z.output<typeof unreadNotices>;

export const noticeSettingRow = wireObject({
  category: wordOf(noticeCategories),
  app: described(flag, 'Kept in the message centre and told on whatever page the user is.'),
  mail: flag,
  push: described(flag, 'Shown by the devices that have asked for it, also while the app is closed.'),
  isFixed: described(flag, 'True: it cannot be switched.'),
});
