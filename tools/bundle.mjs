import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

/**
 * Threads and processes the server starts from beside itself: `new Worker(new URL('./exchange-worker.js', import.meta.url))`.
 * They are built next to every entry, so that any entry can start them.
 */
export const workerEntries = {
  'chart-worker': 'apps/server/src/chart-worker.ts',
  'past-worker': 'apps/server/src/past-worker.ts',
  'exchange-worker': 'apps/server/src/exchange-worker.ts',
  'picture-child': 'apps/server/src/picture-child.ts',
  'platform-check-worker': 'apps/server/src/platform-check-worker.ts',
  'projector-worker': 'apps/server/src/projector-worker.ts',
  'snapshot-worker': 'apps/server/src/snapshot-worker.ts',
  'statement-worker': 'apps/server/src/statement-worker.ts',
};

/** Folders in a server-side bundle; a change in one of them makes a bundle stale. */
export const bundleSources = [
  'packages',
  'apps/server/package.json',
  'apps/server/src',
  'bench',
  'e2e',
  'tools/bundle.mjs',
  'package-lock.json',
];

/**
 * The Vite configuration of entries for Node: the project's own packages inside, libraries outside, every file of a
 * bundle in one flat folder. A bundle folder is three levels below the project's (`apps/server/dist`,
 * `.cache/run/<stamp>`), so `new URL('../../../', import.meta.url)` is the project from each of them.
 */
export function serverConfig({ entries, outDir, watch }) {
  const input = {};
  for (const [name, path] of Object.entries({ ...workerEntries, ...entries })) {
    if (existsSync(join(root, path))) input[name] = join(root, path);
  }
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@candor\//], external: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      reportCompressedSize: false,
      copyPublicDir: false,
      ...(watch ? { watch: {} } : {}),
      rolldownOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  };
}

/** Builds the entries (`{ main: 'apps/server/src/main.ts' }`, paths from the project's folder) into `outDir`. */
export async function bundleServer({ entries, outDir }) {
  for (const [name, path] of Object.entries(entries)) {
    if (!existsSync(join(root, path))) throw new Error(`there is no ${path} to build ${name} from`);
  }
  const { build } = await import('vite');
  await build(serverConfig({ entries, outDir }));
}
