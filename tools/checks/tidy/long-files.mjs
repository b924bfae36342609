/** Above this many lines a file most often has a part waiting to be named. */
const linesMax = 400;

/**
 * Files of one subject that is longer, with their lines: nobody splits a file for its length alone. Each number is a ratchet:
 * it shrinks with its file, and a file that has outgrown it is looked at again before the number is raised.
 */
export const longOnPurpose = new Map();

export function longFiles(file, allowed = longOnPurpose) {
  // Generated files are not extended by hand.
  if (!/\.(ts|tsx|mjs|css)$/.test(file.path) || file.path.includes('/generated/')) return [];
  const lines = file.text.split('\n').length - 1;
  const before = allowed.get(file.path);
  if (lines <= linesMax) {
    return before === undefined ? [] : [{ at: 0, says: 'is short enough now: take it out of the list of long files' }];
  }
  if (before === lines) return [];
  const says =
    before !== undefined && lines < before
      ? `has ${lines} lines now: say so in longOnPurpose, not ${before}`
      : `has ${lines} lines, more than ${before ?? linesMax}: find the part that has a name of its own, or enter it in longOnPurpose if it is one subject`;
  return [{ at: 0, says }];
}
