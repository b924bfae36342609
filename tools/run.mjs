/**
 * `node tools/run.mjs [node options] <entry.ts> [arguments]`: runs a TypeScript entry of this project. It is bundled
 * once per state of the sources; afterwards it starts at once. The entry is a process of its own, so that its
 * measurements are not disturbed, and options such as `--expose-gc` reach it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { bundleSources } from './bundle.mjs';
import { replaceFolder } from './lib/build.mjs';
import { forwardSignals, mustRun, runInFront } from './lib/child.mjs';
import { withLock } from './lib/lock.mjs';
import { cache, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { giveUp, step } from './lib/say.mjs';
import { stampOf } from './lib/stamp.mjs';

const dayMs = 86_400_000;
const runs = join(cache, 'run');

const given = process.argv.slice(2);
const entryAt = given.findIndex((argument) => !argument.startsWith('-'));
if (entryAt < 0) giveUp('usage: node tools/run.mjs [node options] <entry.ts> [arguments]');
const nodeOptions = given.slice(0, entryAt);
const entry = relative(root, resolve(given[entryAt])).replaceAll('\\', '/');
const rest = given.slice(entryAt + 1);
if (rest[0] === '--') rest.shift();
if (!existsSync(join(root, entry))) giveUp(`there is no ${entry}`);

await prepare({ build: false });
forwardSignals();

const name = basename(entry).replace(/\.tsx?$/, '');
const folder = join(
  runs,
  createHash('sha256')
    .update(`${entry}\n${stampOf(bundleSources)}`)
    .digest('hex')
    .slice(0, 16),
);
if (!existsSync(folder)) await withLock(bundle, join(cache, 'run.lock'));
utimesSync(folder, new Date(), new Date());

process.exitCode = await runInFront(process.execPath, [
  '--enable-source-maps',
  ...nodeOptions,
  join(folder, `${name}.js`),
  ...rest,
]);

async function bundle() {
  if (existsSync(folder)) return;
  dropOldBundles();
  const fresh = join(cache, 'build', `run-${process.pid}`);
  try {
    await step(`bundled ${entry}`, () =>
      mustRun('the build', process.execPath, [join(root, 'tools', 'build.mjs'), 'server', fresh, `${name}=${entry}`]),
    );
  } catch (error) {
    giveUp(`${error.message}\n\n${error.output ?? ''}`);
  }
  replaceFolder(fresh, folder);
}

/** A bundle that no run has used for a day goes; younger ones may still be running somewhere. */
function dropOldBundles() {
  mkdirSync(runs, { recursive: true });
  for (const old of readdirSync(runs)) {
    const path = join(runs, old);
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
