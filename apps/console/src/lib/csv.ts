import { saveFile } from '@candor/kit';

/** Saves rows as a file of comma-separated values. A cell that a spreadsheet would run is text there. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const text = rows.map((row) => row.map(cellOf).join(',')).join('\r\n');
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** A moment as a file has it, by ISO 8601 in UTC; empty where there is none. */
export function momentCell(ms: string | number): string {
  return typeof ms === 'number' && ms > 0 ? new Date(ms).toISOString() : '';
}

function cellOf(value: string | number): string {
  const isRun = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-\d+(\.\d+)?$/.test(value);
  const text = isRun ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
