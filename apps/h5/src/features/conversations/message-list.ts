import type { MessageRow } from '@candor/api';

/** Messages in the order of their numbers without a hole, as far as they have been read. */
export interface MessageList {
  readonly rows: readonly MessageRow[];
  /** The number of the last message that is in, or would be: 0 of an empty conversation. */
  readonly lastSeq: number;
}

/** More are not kept while nobody looks at older ones: a busy room must not fill a phone. */
export const keptMax = 300;

/**
 * Puts messages that came live at the end. They count up by one, so a hole shows: `isGap` says that what is between
 * has to be read first. A message that is in already is replaced: it may have been taken away meanwhile.
 */
export function withNew(
  list: MessageList,
  fresh: readonly MessageRow[],
): { readonly list: MessageList; readonly isGap: boolean } {
  let { rows, lastSeq } = list;
  for (const row of fresh.toSorted((a, b) => a.seq - b.seq)) {
    if (row.seq > lastSeq + 1) return { list: { rows, lastSeq }, isGap: true };
    if (row.seq === lastSeq + 1) {
      rows = [...rows, row];
      lastSeq = row.seq;
    } else if (rows.some(({ seq }) => seq === row.seq)) {
      rows = rows.map((one) => (one.seq === row.seq ? { ...row, ...clientIdOf(one) } : one));
    }
  }
  return { list: { rows, lastSeq }, isGap: false };
}

/** Puts an older page in front. */
export function withOlder(list: MessageList, older: readonly MessageRow[]): MessageList {
  const first = list.rows[0]?.seq ?? Number.MAX_SAFE_INTEGER;
  return { ...list, rows: [...older.filter(({ seq }) => seq < first), ...list.rows] };
}

/** Empties a message that an operator took away, and what quotes it. */
export function withRedaction(
  list: MessageList,
  { seq, reason }: { readonly seq: number; readonly reason: NonNullable<MessageRow['redacted']> },
): MessageList {
  const rows = list.rows.map((row) => {
    if (row.seq === seq) return emptied(row, reason);
    return row.quote?.seq === seq ? { ...row, quote: { ...row.quote, text: '', redacted: reason } } : row;
  });
  return { ...list, rows };
}

/** Without the oldest ones, when there are too many. */
export function trimmed(list: MessageList): MessageList {
  return list.rows.length <= keptMax ? list : { ...list, rows: list.rows.slice(-Math.floor(keptMax / 2)) };
}

function emptied(row: MessageRow, redacted: NonNullable<MessageRow['redacted']>): MessageRow {
  const { card: _card, quote: _quote, ...rest } = row;
  return { ...rest, text: '', hasPicture: false, redacted };
}

/** A live message of a public room does not bring its author's own id; one that was read by a call does. */
function clientIdOf({ clientId }: MessageRow): Partial<MessageRow> {
  return clientId === undefined ? {} : { clientId };
}
