import type { NoticeRow, UnreadNotices } from '@candor/api';
import type { KeptNotice, Unread } from '@candor/platform';

export function noticeRowOf({ data, ...notice }: KeptNotice): NoticeRow {
  return { ...notice, data: { ...data } };
}

export function unreadOf({ total, categories }: Unread): UnreadNotices {
  return { total, categories: [...categories] };
}
