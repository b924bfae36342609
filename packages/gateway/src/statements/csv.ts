/** The content of a cell: a text, or a decimal number that a spreadsheet may calculate with. */
export type Cell = string | { readonly decimal: string };

const byteOrderMark = '\uFEFF';
/** Texts that spreadsheets take for the beginning of a formula, in its full-width forms too, also behind blanks. */
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;
const decimalShape = /^-?\d+(\.\d+)?$/;

/** Rows as RFC 4180 has them, with a byte order mark, without which spreadsheets read another encoding than UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  return new TextEncoder().encode(byteOrderMark + linesOf(rows));
}

/** Further rows of the same table. */
export function csvPartOf(rows: readonly (readonly Cell[])[]): Uint8Array {
  return new TextEncoder().encode(linesOf(rows));
}

function linesOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/**
 * A text that a spreadsheet would run as a formula gets a quote before it, which shows it as text. Numbers below zero
 * begin with a minus too, but come as decimals, and stay numbers.
 */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string' && decimalShape.test(cell.decimal)) return cell.decimal;
  const given = typeof cell === 'string' ? cell : cell.decimal;
  const text = formula.test(given) ? `'${given}` : given;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
