import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from '../../tools/lib/texts-plugin.ts';
import { bareApi } from './scripts/bare-api.ts';
import { coinMarks } from './scripts/coin-marks.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The app as the console shows it in a frame: its pages with another client under them. A build of its own, at the operators'
 * listener, so that not a byte of it is in the app and no page of the users' site can be framed.
 */
export default defineConfig({
  root: here('src/preview'),
  base: '/preview/',
  publicDir: false,
  plugins: [react(), tailwind(), coinMarks(), texts(), bareApi()],
  resolve: { alias: [{ find: '#client/read.ts', replacement: here('src/preview/read.ts') }] },
  build: { outDir: here('preview/dist'), emptyOutDir: true, target: 'es2022' },
});
