/**
 * `npm run bench -- [parts]`: measures this state. Without parts it measures all of them, and then the path of an order by turns with the
 * newest release, so that old : new stands beside each goal.
 */
import { forwardSignals, runInFront, runQuietly } from './lib/child.mjs';
import { dim, say } from './lib/say.mjs';

const orderPath = ['book', 'core', 'journal', 'recovery', 'readmodel', 'http'];

const parts = process.argv.slice(2);
forwardSignals();
process.exitCode = await runInFront(process.execPath, ['tools/run.mjs', '--expose-gc', 'bench/main.ts', ...parts]);
if (parts.length === 0 && process.exitCode === 0) {
  const { code, output } = await runQuietly('git', ['describe', '--tags', '--abbrev=0', 'HEAD^']);
  if (code === 0) {
    const compared = ['tools/bench-against.mjs', output.trim(), '--rounds', '1', ...orderPath];
    process.exitCode = await runInFront(process.execPath, compared);
  } else say(dim('no release before this one is tagged: nothing to compare with'));
}
