/**
 * `npm run quick [-- <commit>]`: the checks of a change that take a minute. Types of all, lint and format of the files
 * that differ from a commit (the last one), and the pure tests that they touch, without the deep ones: oracles,
 * properties and whole histories, which are for `npm test`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInFront, runQuietly } from './lib/child.mjs';
import { cache, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { dim, duration, giveUp, green, red, say } from './lib/say.mjs';

const startedAt = performance.now();
const since = process.argv[2] ?? 'HEAD';

await prepare({ build: false });
const changed = await changedFiles();
const sources = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));

const isFine = (
  await Promise.all([
    run('types', tool('typescript', 'bin', 'tsc'), typesOf('tsconfig.node.json')),
    run('types, app', tool('typescript', 'bin', 'tsc'), typesOf('apps/h5/tsconfig.json')),
    run('types, console', tool('typescript', 'bin', 'tsc'), typesOf('apps/console/tsconfig.json')),
    sources.length === 0 || run('lint', tool('oxlint', 'bin', 'oxlint'), ['--config', '.oxlintrc.json', ...sources]),
    changed.length === 0 ||
      run('format', tool('@biomejs', 'biome', 'bin', 'biome'), ['format', '--no-errors-on-unmatched', ...changed]),
  ])
).every(Boolean);
// Alone, so that its output is read as it comes.
const tests = await runInFront(process.execPath, [
  tool('vitest', 'vitest.mjs'),
  'run',
  '--project=pure',
  `--changed=${since}`,
  '--passWithNoTests',
  // A changed deep test has to run.
  ...(changed.some((path) => path.endsWith('.deep.test.ts')) ? [] : ['--exclude=**/*.deep.test.ts']),
  '--reporter=dot',
]);

say(dim(`${changed.length} files changed, in ${duration(performance.now() - startedAt)}`));
if (!isFine || tests !== 0) giveUp('not yet');

async function run(name, program, given) {
  const from = performance.now();
  const { code, output } = await runQuietly(process.execPath, [program, ...given], { cwd: root });
  say(`${code === 0 ? green('✓') : red('✗')} ${name.padEnd(12)} ${dim(duration(performance.now() - from))}`);
  if (code !== 0) say(output.trim());
  return code === 0;
}

function typesOf(project) {
  const info = join(cache, 'quick', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  return ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
}

function tool(...path) {
  return join(root, 'node_modules', ...path);
}

/** Files that differ from the commit and are still there, new ones included. */
async function changedFiles() {
  const ask = async (given) => {
    const { code, output } = await runQuietly('git', given, { cwd: root });
    if (code !== 0) giveUp(output.trim());
    return output.split('\n').filter((line) => line !== '');
  };
  const differ = await ask(['diff', '--name-only', since]);
  const added = await ask(['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...differ, ...added])].filter((path) => existsSync(join(root, path)));
}
