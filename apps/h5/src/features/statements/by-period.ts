interface Grouped<Row> {
  readonly row: Row;
  /** Set on the first row of a period: its start, for the header above it. */
  readonly periodAtMs: number | undefined;
}

/** Start of the local month of a time: the headings of statements. */
export function monthOf(atMs: number): number {
  const at = new Date(atMs);
  return new Date(at.getFullYear(), at.getMonth(), 1).getTime();
}

/** Start of the local day. */
export function dayOf(atMs: number): number {
  const at = new Date(atMs);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** Marks the first row of each period. Rows come newest first, so a period is never met twice. */
export function byPeriod<Row extends { readonly atMs: number }>(
  rows: readonly Row[],
  periodOf: (atMs: number) => number,
): readonly Grouped<Row>[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const period = periodOf(row.atMs);
    const isFirst = before === undefined || periodOf(before.atMs) !== period;
    return { row, periodAtMs: isFirst ? period : undefined };
  });
}
