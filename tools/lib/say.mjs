const colours = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const paint = (code) => (text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

export const green = paint(32);
export const red = paint(31);
export const yellow = paint(33);
export const dim = paint(2);

/** "0.4 s", "12 s", "3 min 5 s". */
export function duration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the command with one clear sentence instead of a stack. */
export function giveUp(text, code = 1) {
  process.stderr.write(`${red('✗')} ${text}\n`);
  process.exit(code);
}

/** Runs one step and prints one line with its result and its time. */
export async function step(name, work) {
  const startedAt = performance.now();
  try {
    const result = await work();
    say(`${green('✓')} ${name} ${dim(duration(performance.now() - startedAt))}`);
    return result;
  } catch (error) {
    say(`${red('✗')} ${name} ${dim(duration(performance.now() - startedAt))}`);
    throw error;
  }
}
