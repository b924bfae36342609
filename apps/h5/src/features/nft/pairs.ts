import type { PagedRows } from '#hooks/use-pages.ts';

export type Pair<Row> = readonly [Row, Row?];

/** Rows two by two, for a grid in a list of rows; one that a later page repeats, because the list has moved, is left out. */
export function inPairs<Row extends { readonly code: string }>(paged: PagedRows<Row>): PagedRows<Pair<Row>> {
  const rows = [...new Map(paged.rows.map((row) => [row.code, row])).values()];
  const pairs = rows.flatMap<Pair<Row>>((row, place) => {
    if (place % 2 === 1) return [];
    const other = rows[place + 1];
    return [other === undefined ? [row] : [row, other]];
  });
  return { ...paged, rows: pairs };
}
