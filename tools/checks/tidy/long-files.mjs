/** A file that everybody may add to is how code goes wrong; above this many lines it has a part waiting to be named. */
const linesMax = 400;

/**
 * The files that were longer when this check came, with their lines then. The list may only shrink: take a file out
 * once it is short enough, and never put one in.
 */
export const longAlready = new Map([]);

export function longFiles(file, allowed = longAlready) {
  // Generated files are not extended by hand.
  if (!/\.(ts|tsx|mjs|css)$/.test(file.path) || file.path.includes('/generated/')) return [];
  const lines = file.text.split('\n').length - 1;
  const before = allowed.get(file.path);
  if (lines <= linesMax) {
    return before === undefined ? [] : [{ at: 0, says: 'is short enough now: take it out of the list of long files' }];
  }
  if (before !== undefined && lines <= before) return [];
  return [
    { at: 0, says: `has ${lines} lines, more than ${before ?? linesMax}: find the part that has a name of its own` },
  ];
}
