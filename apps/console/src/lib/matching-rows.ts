/** The parts of a column by which a filter finds its cells. */
interface Found<Row> {
  readonly value: (row: Row) => string | number;
  readonly text?: (row: Row) => string;
  readonly isMoment?: true;
}

/** The rows with every word of a filter in any of their cells. */
export function matchingRows<Row>(rows: readonly Row[], columns: readonly Found<Row>[], filter: string): Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rows];
  return rows.filter((row) => {
    const text = columns
      .map((column) => cellText(row, column))
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A cell as it is written, and a quantity also without the signs between its digits. Nobody reads the milliseconds of a time. */
function cellText<Row>(row: Row, { value, text, isMoment }: Found<Row>): string {
  if (text === undefined) return isMoment ? '' : `${value(row)}`;
  return isMoment ? text(row) : `${text(row)} ${value(row)}`;
}
