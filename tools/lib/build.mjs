import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleSources } from '../bundle.mjs';
import { mustRun } from './child.mjs';
import { appDist, cache, consoleDist, previewDist, root, serverDist } from './paths.mjs';
import { step } from './say.mjs';
import { readStamp, stampOf, writeStamp } from './stamp.mjs';

const appTools = [
  'packages',
  'package-lock.json',
  'tools/build.mjs',
  'tools/lib/preload-plugin.ts',
  'tools/lib/texts-plugin.ts',
  'tools/lib/zip-files.mjs',
];
const appSources = ['apps/h5', ...appTools];
const consoleSources = ['apps/console', ...appTools];

/** Brings apps/server/dist up to date: the server's `main.js`, its workers, and the signer. */
export function ensureServer() {
  return ensureBuilt(
    'server',
    serverDist,
    bundleSources,
    ['server'],
    ['main=apps/server/src/main.ts', 'signer=apps/server/src/signer.ts'],
  );
}

/** Brings apps/h5/dist up to date. */
export function ensureApp() {
  return ensureBuilt('app', appDist, appSources, ['app'], []);
}

/** Brings apps/console/dist up to date. */
export function ensureConsole() {
  return ensureBuilt('console', consoleDist, consoleSources, ['console'], []);
}

/** Brings apps/h5/preview/dist up to date: the app's pages in a frame of the console. */
export function ensurePreview() {
  return ensureBuilt('preview', previewDist, appSources, ['preview'], []);
}

async function ensureBuilt(name, dist, sources, what, entries) {
  const stampFile = join(dist, '.stamp');
  const stamp = stampOf(sources);
  if (readStamp(stampFile) === stamp) return;
  await step(`built the ${name}`, async () => {
    // Built aside and swapped in whole: a build that fails leaves the last good one in place.
    const fresh = join(cache, 'build', name);
    await mustRun(`building the ${name}`, process.execPath, [
      join(root, 'tools', 'build.mjs'),
      ...what,
      fresh,
      ...entries,
    ]);
    writeStamp(join(fresh, '.stamp'), stamp);
    replaceFolder(fresh, dist);
  });
}

/** Puts `fresh` where `old` is. */
export function replaceFolder(fresh, old) {
  const trash = join(cache, 'build', `old-${process.pid}-${Date.now()}`);
  mkdirSync(dirname(trash), { recursive: true });
  mkdirSync(dirname(old), { recursive: true });
  if (existsSync(old)) renameSync(old, trash);
  renameSync(fresh, old);
  rmSync(trash, { recursive: true, force: true });
}
