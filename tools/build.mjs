/**
 * Builds one thing and ends: `node tools/build.mjs app <folder>` or `node tools/build.mjs server <folder> <name>=<entry>…`.
 * A process of its own, so that two builds use two cores and the command that wanted them stays small.
 */
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const [what, outDir, ...entries] = process.argv.slice(2);

if (what === 'app') {
  const { build } = await import('vite');
  const app = join(root, 'apps', 'h5');
  // The app's own configuration counts from its folder.
  process.chdir(app);
  await build({
    root: app,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
} else if (what === 'server') {
  const { bundleServer } = await import('./bundle.mjs');
  await bundleServer({ entries: Object.fromEntries(entries.map((entry) => entry.split('='))), outDir });
} else {
  throw new Error(`build what? app or server, not ${what}`);
}
