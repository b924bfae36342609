import { CallError } from '@candor/api';

/** The rows that a file may have. */
const fileRowsMax = 50_000;

/** Everything that a table's filters match. */
export interface EveryRow<Row> {
  readonly rows: readonly Row[];
  /** The reason that rows are missing: the file is full, or its reader has read enough for an hour. */
  readonly cut?: 'full' | 'read' | undefined;
}

interface PageOf<Row, Next> {
  readonly rows: readonly Row[];
  /** Absent: it was the last one. */
  readonly next?: Next | undefined;
}

/** Reads a list to its end, a page after the other, by the call that shows it. */
export async function everyRow<Row, Next>(
  first: Next,
  read: (at: Next) => Promise<PageOf<Row, Next>>,
): Promise<EveryRow<Row>> {
  const rows: Row[] = [];
  for (let at: Next | undefined = first; at !== undefined; ) {
    const page: PageOf<Row, Next> | undefined = await read(at).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'persons_used_up' && rows.length > 0) return undefined;
      throw error;
    });
    if (page === undefined) return { rows, cut: 'read' };
    rows.push(...page.rows);
    if (rows.length > fileRowsMax) return { rows: rows.slice(0, fileRowsMax), cut: 'full' };
    at = page.next;
  }
  return { rows };
}

/** The same of a list with numbered pages. */
export function everyPage<Row>(
  limit: number,
  read: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<EveryRow<Row>> {
  return everyRow(1, async (page) => {
    const { rows, total } = await read(page);
    return { rows, next: rows.length > 0 && page * limit < total ? page + 1 : undefined };
  });
}
