import { learnBigints } from './determinism/bigints.mjs';
import { breaches } from './determinism/findings.mjs';
import { placeOf, report } from './report.mjs';
import { isCode, isTest, parse } from './syntax.mjs';

/** The folders whose code must yield the same result on every machine, for ever: the journal is replayed through it. */
const folders = ['packages/kernel/src/', 'packages/money/src/', 'packages/exchange/src/'];
/** Interfaces of the kernel for code around the core; the plan of layers keeps the core from them. */
const around = ['packages/kernel/src/files/', 'packages/kernel/src/duty/'];

/**
 * No clock, randomness, float, I/O or async in the core and below. A line may be excused by a comment on it or right
 * above it that has the reason: `// determinism-ok: exact, both are whole`.
 */
export function checkDeterminism(files) {
  const code = files.filter(
    ({ path }) =>
      isCode(path) &&
      !isTest(path) &&
      !around.some((folder) => path.startsWith(folder)) &&
      folders.some((folder) => path.startsWith(folder)),
  );
  const names = learnBigints(code);
  const findings = [];
  let excusedCount = 0;
  for (const file of code) {
    const excuses = excusesOf(file);
    const used = new Set();
    for (const { at, says } of breaches(file, names)) {
      const place = placeOf(file, at);
      const line = Number(place.split(':').at(-2));
      if (excuses.has(line)) {
        used.add(line);
        excusedCount++;
      } else findings.push({ place, says });
    }
    for (const [line, at] of excuses) {
      if (!used.has(line))
        findings.push({ place: placeOf(file, at), says: 'determinism-ok without anything to excuse: remove it' });
    }
  }
  const counts = { files: code.length, 'excused lines (may be 0)': excusedCount };
  for (const folder of folders) {
    counts[`files in ${folder}`] = code.filter(({ path }) => path.startsWith(folder)).length;
  }
  return report(counts, findings);
}

/** Lines that carry an excuse with a reason, each with the place of the comment. */
function excusesOf(file) {
  const lines = new Map();
  for (const { value, start, end } of parse(file).comments) {
    if (!/determinism-ok: \S+/.test(value)) continue;
    const before = file.text.slice(0, start);
    const isAlone = before.slice(before.lastIndexOf('\n') + 1).trim() === '';
    const line = file.text.slice(0, end).split('\n').length;
    lines.set(isAlone ? line + 1 : line, start);
  }
  return lines;
}
