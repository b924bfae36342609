import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preload } from '../../tools/lib/preload-plugin.ts';
import { texts } from '../../tools/lib/texts-plugin.ts';

const server = 'http://localhost:8081';
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Draws the console; the entry is the little that can run before it has come. */
const draw = here('src/draw.tsx');
const ofEntry =
  /\/console\/src\/(?:main\.tsx|first-page\.ts|styles\/console\.css|lib\/(?:early-answers|load-texts|stored)\.ts)$|\/languages\.ts$|virtual:texts$|vite\/preload-helper/;

export default defineConfig({
  root: here('.'),
  base: '/console/',
  plugins: [
    react(),
    tailwind(),
    texts((part) => part === 'console' || part === 'base' || part === 'inbox'),
    preload(draw),
  ],
  server: { port: 5174, proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [here('index.html'), draw],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'entry', tags: ['$initial'], test: ofEntry, priority: 2 },
            // The code of the first page is one file,
            { name: 'first', tags: ['$initial'], priority: 1 },
            // and so is that which several other pages share.
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
