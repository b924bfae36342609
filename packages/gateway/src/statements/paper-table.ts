import type { Paper, TextStyle } from './paper.ts';

/** Amounts are set in one size, in which the longest has room. Counts and record numbers always have. */
type ColumnKind = 'text' | 'figure' | 'amount';

interface TableColumn {
  readonly title: string;
  /** The left edge for texts, and the right edge for numbers. */
  readonly x: number;
  readonly width: number;
  readonly kind: ColumnKind;
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

const size = 8;
const sizeMin = 4.5;
const rowHeight = 16;

/** Places columns side by side over a width, by their shares of it. */
export function columnsOf(
  paper: Paper,
  columns: readonly { readonly title: string; readonly share: number; readonly kind: ColumnKind }[],
): readonly TableColumn[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let at = paper.left;
  return columns.map(({ title, share, kind }) => {
    const width = ((paper.right - paper.left) * share) / whole;
    const x = kind === 'text' ? at : at + width;
    at += width;
    return { title, x, width: width - 6, kind };
  });
}

/** Rows between hairlines, the titles on each page. */
export function writeTable(paper: Paper, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const amountSize = Math.max(sizeMin, Math.min(size, ...rows.flatMap((row) => row.cells.map(roomFor))));
  paper.needs(rowHeight * 3);
  writeTitles(paper, columns);
  for (const row of rows) {
    if (paper.needs(rowHeight)) writeTitles(paper, columns);
    writeRow(row);
  }

  function roomFor(text: string, index: number): number {
    const column = columns[index];
    if (column?.kind !== 'amount') return size;
    return (size * column.width) / Math.max(1, paper.widthOf(text, { size, weight: 'strong' }));
  }

  function writeRow({ cells, isStrong = false }: TableRow): void {
    paper.y += 3;
    columns.forEach((column, index) => {
      const text = cells[index] ?? '';
      const style = { weight: isStrong ? 'strong' : 'regular' } as const;
      if (column.kind === 'amount') paper.writeTo(text, column.x, { ...style, size: amountSize, besideSize: size });
      else if (column.kind === 'figure') paper.writeTo(text, column.x, { ...style, size });
      else paper.write(text, column.x, fitted(paper, text, column.width, { ...style, size }));
    });
    paper.y += rowHeight - 3;
    paper.hairline(isStrong);
  }
}

function writeTitles(paper: Paper, columns: readonly TableColumn[]): void {
  for (const { title, x, width, kind } of columns) {
    const style = fitted(paper, title, width, { size: 7, ink: 'soft' });
    if (kind === 'text') paper.write(title, x, style);
    else paper.writeTo(title, x, style);
  }
  paper.y += 13;
  paper.hairline(true);
}

/** A style in which the text has room. */
function fitted(paper: Paper, text: string, width: number, style: TextStyle): TextStyle {
  const needed = paper.widthOf(text, style);
  return needed <= width ? style : { ...style, size: (style.size * width) / needed, besideSize: style.size };
}
