/** A result with its goal, as the table prints it. */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** The row it is compared with in the same run. */
  readonly against?: string;
  readonly ratio?: number;
  readonly target?: string;
  readonly isMet?: boolean;
}

export function printTable(title: string, rows: readonly Row[]): void {
  const head = ['', 'measured', 'against, same run', 'ratio', 'target', ''];
  const cells = rows.map((row) => [
    row.what,
    row.value,
    row.against ?? '',
    row.ratio === undefined ? '' : `${row.ratio.toFixed(row.ratio < 10 ? 2 : 1)}×`,
    row.target ?? '',
    row.isMet === undefined ? '' : row.isMet ? 'met' : 'missed',
  ]);
  printCells(title, head, cells);
}

/** A table whose columns have names of their own; the first column names the rows. */
export function printCells(title: string, head: readonly string[], cells: readonly (readonly string[])[]): void {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...cells.map((row) => (row[column] as string).length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of cells) console.log(line(row));
}

export function perSecond(count: number, ms: number): number {
  return (count / ms) * 1000;
}

export function rate(value: number): string {
  return value >= 1e6 ? `${(value / 1e6).toFixed(2)} M/s` : `${(value / 1e3).toFixed(1)} k/s`;
}

/** Runs `work` and answers its milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Runs `work` and answers its milliseconds of processor time, all threads of this process together. */
export function processorTimed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The median of warm runs: the first ones are thrown away. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
