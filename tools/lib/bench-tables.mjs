/** Numbers of one unit; a rate counts each second. */
const units = {
  'k/s': 1e3,
  'M/s': 1e6,
  '/s': 1,
  s: 1e3,
  ms: 1,
  µs: 1e-3,
  bytes: 1,
  B: 1,
  KB: 1e3,
  KiB: 1024,
  MB: 1e6,
  MiB: 1_048_576,
};
const figure = /^(?<number>[\d,]*\.?\d+)\s?(?<unit>k\/s|M\/s|\/s|ms|µs|s|bytes|B|KiB|KB|MiB|MB)?$/u;

/** The number that a cell shows, times in milliseconds, or undefined where it shows words. */
export function figureOf(cell) {
  const { number, unit } = figure.exec(cell)?.groups ?? {};
  return number === undefined ? undefined : Number(number.replaceAll(',', '')) * (unit === undefined ? 1 : units[unit]);
}

/** The tables that a bench printed, as `title` and `rows` of a name, the cell that was measured and the goal, if there is one. */
export function tablesOf(output) {
  const lines = output.split('\n');
  const tables = [];
  for (let at = 2; at < lines.length; at++) {
    if (!/^-+(?: {2}-*)+$/.test(lines[at]) || !lines[at - 1].includes('measured')) continue;
    const widths = lines[at].split('  ').map((dashes) => dashes.length);
    const starts = widths.map((_, column) => widths.slice(0, column).reduce((sum, width) => sum + width + 2, 0));
    const goalAt = starts.findIndex((start) => lines[at - 1].startsWith('target', start));
    const rows = [];
    for (let next = at + 1; next < lines.length && lines[next] !== ''; next++) {
      const cell = (column) => lines[next].slice(starts[column], starts[column] + widths[column]).trim();
      rows.push({ what: cell(0), value: cell(1), goal: goalAt < 0 ? '' : cell(goalAt) });
    }
    // The load of the machine is of the run, and not of the table.
    tables.push({ title: lines[at - 2].replace(/ \([\d.]+\)$/, ''), rows });
  }
  return tables;
}

/** The middle one of some numbers. */
export function medianOf(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
