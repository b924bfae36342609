import { listNotices, readNotices } from '@candor/api';
import type { OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = (
  [
    [readNotices, 'noticeId'],
    [readNotices, 'upToId'],
    [listNotices, 'beforeId'],
    [listNotices, 'afterId'],
  ] as const
).map(
  ([call, field]): OwnCase => ({
    call,
    field,
    object: 'noticeId',
    nobodys: 999_999,
    rest: { group: 'news' },
    refusal: 'ok',
  }),
);
