/**
 * @typedef {{ place: string, says: string }} Finding  Where something is wrong, and what to write instead.
 * @typedef {{ looked: string, findings: Finding[] }} Report  What a check looked at, in words with counts, and what it found.
 */

/** A place as editors open it: `packages/money/src/atoms.ts:12:3`. */
export function placeOf(file, offset) {
  const before = file.text.slice(0, offset);
  const line = before.split('\n').length;
  return `${file.path}:${line}:${offset - before.lastIndexOf('\n')}`;
}

/**
 * Ends a check. A check that looked at nothing has proved nothing, so a count of zero is itself a finding: tools that
 * silently read no file and report success are how rules die.
 */
export function report(counts, findings) {
  const looked = Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  const empty = Object.entries(counts).filter(([what, count]) => count === 0 && !what.endsWith('(may be 0)'));
  const nothing = empty.map(([what]) => ({
    place: 'the check itself',
    says: `it looked at 0 ${what}: check where it looks`,
  }));
  return { looked: looked.replaceAll(' (may be 0)', ''), findings: [...nothing, ...findings] };
}
