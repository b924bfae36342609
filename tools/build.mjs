/**
 * Builds one thing and ends: `node tools/build.mjs app <folder>`, `… console <folder>`, `… preview <folder>` or `node tools/build.mjs server <folder> <name>=<entry>…`.
 * A process of its own, so that two builds use two cores and the command that wanted them stays small.
 */
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { zipFiles } from './lib/zip-files.mjs';

const usage = 'app <folder>, console <folder>, preview <folder>, or server <folder> <name>=<entry>…';
const [what, outDir, ...entries] = process.argv.slice(2);

try {
  // The bundler would take a folder of its own choice, in the middle of the sources.
  if (outDir === undefined) throw new Error(`build ${what ?? 'what'} where? ${usage}`);
  if (what === 'app') await buildApp('h5');
  else if (what === 'console') await buildApp('console');
  else if (what === 'preview') await buildApp('h5', 'vite.config.preview.ts');
  else if (what === 'server') await buildServer();
  else throw new Error(`build what? app, console, preview or server, not ${what}`);
} catch (error) {
  // The message names the file and the line; the stack in it is the bundler's own.
  process.stderr.write(`${error.message.replace(/^ +at .*\n?/gm, '').trim()}\n`);
  process.exitCode = 1;
}

async function buildApp(name, configFile = 'vite.config.ts') {
  const { build } = await import('vite');
  const app = join(root, 'apps', name);
  // The app's own configuration counts from its folder.
  process.chdir(app);
  await build({
    configFile: join(app, configFile),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  await zipFiles(outDir);
}

async function buildServer() {
  const { bundleServer } = await import('./bundle.mjs');
  await bundleServer({ entries: Object.fromEntries(entries.map((entry) => entry.split('='))), outDir });
}
