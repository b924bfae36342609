import { type InboxKind, type NoticeCategory, type NoticeData, noticeKinds } from '@candor/api';
import type { InboxNotice, Told } from '@candor/messages/mails';
import type { Selectable } from 'kysely';
import type { NoticeTableRow } from '../database/inbox-tables.ts';

/** The category of rows that only remember what was told: their user does not want them in the app. */
export const untold = 'untold';

/** A notice as it is kept. */
export interface KeptNotice {
  readonly noticeId: number;
  /** The number that its fold began with; its own when it is the first. */
  readonly firstId: number;
  readonly category: NoticeCategory;
  readonly kind: InboxKind;
  readonly data: NoticeData;
  readonly count: number;
  readonly happenedAtMs: number;
  readonly readAtMs?: number | undefined;
}

export function keptNoticeOf(row: Selectable<NoticeTableRow>): KeptNotice {
  return {
    noticeId: row.id,
    firstId: row.first_id,
    category: row.category as NoticeCategory,
    kind: row.kind as InboxKind,
    data: { ...(JSON.parse(row.data) as NoticeData), ...(row.fold !== null && { count: row.count }) },
    count: row.count,
    happenedAtMs: row.happened_at_ms,
    readAtMs: row.read_at_ms ?? undefined,
  };
}

/** The notice as it was told, with the count of its fold. */
export function toldOf(row: Selectable<NoticeTableRow>): InboxNotice {
  const { kind, data } = keptNoticeOf(row);
  return { kind, ...data } as InboxNotice;
}

/** The part of a message that the message centre has; undefined of a letter alone. */
export function inboxNoticeOf(told: Told): InboxNotice | undefined {
  if (!(told.kind in noticeKinds)) return undefined;
  // The link in the letter cancels without a login: it is for that mailbox alone.
  if ('cancelLink' in told) {
    const { cancelLink: _cancelLink, ...rest } = told;
    return rest as InboxNotice;
  }
  return told as InboxNotice;
}
