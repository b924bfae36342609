import type { MessageRow } from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { isSameDay } from '@candor/kit';
import type { OutboxEntry } from './outbox.ts';

/** A line of a conversation as it is shown. */
export type Item =
  | { readonly kind: 'day'; readonly key: string; readonly atMs: number }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'mark'; readonly key: string; readonly row: MessageRow }
  | ({ readonly kind: 'message'; readonly key: string; readonly row: MessageRow; readonly isMine: boolean } & Place)
  | ({ readonly kind: 'outgoing'; readonly key: string; readonly entry: OutboxEntry } & Place);

/** First or last of the messages that one author wrote in a row. */
interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

interface Shown {
  readonly rows: readonly MessageRow[];
  readonly outgoing: readonly OutboxEntry[];
  /** Messages of others after this one are new; absent: there is no line. */
  readonly unreadAfter: number | undefined;
  readonly isMine: (row: MessageRow) => boolean;
}

/** Messages of one author with less time between them are one group. */
const togetherMs = 5 * minuteMs;

/** The lines of a conversation: days, groups of one author, the line before what is new, and what is on its way. */
export function itemsOf({ rows, outgoing, unreadAfter, isMine }: Shown): readonly Item[] {
  const items: Item[] = [];
  let hasUnreadLine = unreadAfter === undefined;
  const known = new Set(rows.flatMap(({ clientId }) => clientId ?? []));
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const isNewDay = before === undefined || !isSameDay(before.atMs, row.atMs);
    if (isNewDay) items.push({ kind: 'day', key: `day ${row.seq}`, atMs: row.atMs });
    const isUnread = !hasUnreadLine && row.seq > (unreadAfter ?? 0) && !isMine(row) && row.mark === undefined;
    if (isUnread) {
      items.push({ kind: 'unread', key: 'unread' });
      hasUnreadLine = true;
    }
    if (row.mark !== undefined) {
      items.push({ kind: 'mark', key: `${row.seq}`, row });
      continue;
    }
    const isFirst = isNewDay || isUnread || !areTogether(before, row);
    const isLast = !areTogether(row, rows[at + 1]);
    items.push({ kind: 'message', key: `${row.seq}`, row, isMine: isMine(row), isFirst, isLast });
  }
  const waiting = outgoing.filter(({ clientId }) => !known.has(clientId));
  for (const [at, entry] of waiting.entries())
    items.push({
      kind: 'outgoing',
      key: entry.clientId,
      entry,
      isFirst: at === 0,
      isLast: at === waiting.length - 1,
    });
  return items;
}

function areTogether(a: MessageRow | undefined, b: MessageRow | undefined): boolean {
  if (a === undefined || b === undefined || a.mark !== undefined || b.mark !== undefined) return false;
  return a.role === b.role && a.uid === b.uid && b.atMs - a.atMs < togetherMs && isSameDay(a.atMs, b.atMs);
}
