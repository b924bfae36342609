import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { preload } from '../../tools/lib/preload-plugin.ts';
import { texts } from '../../tools/lib/texts-plugin.ts';
import { bareApi } from './scripts/bare-api.ts';
import { coinMarks } from './scripts/coin-marks.ts';
import { drawParts, firstPageParts, firstPagesPlugin } from './scripts/first-pages.ts';

const server = 'http://localhost:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/h5/',
  plugins: [
    react(),
    tailwind(),
    coinMarks(),
    texts(),
    bareApi(),
    preload(),
    firstPagesPlugin(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/h5/',
        name: 'Candor',
        short_name: 'Candor',
        description: 'The exchange that shows its work.',
        start_url: '/h5/',
        scope: '/h5/',
        display: 'standalone',
        background_color: '#0B0D10',
        theme_color: '#0B0D10',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Trade', url: '/h5/#/pages/transaction/index' },
          { name: 'Market', url: '/h5/#/pages/market/market' },
          { name: 'Assets', url: '/h5/#/pages/fund/assets' },
        ],
      },
      // One file of its own source: it fetches no script, which the pages' policy would refuse it.
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2,png}'], rollupFormat: 'iife' },
    }),
  ],
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
      '/files': server,
      '/media': server,
      '/outbox': server,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One sheet, which stands in the page.
    cssCodeSplit: false,
    // The gallery of the kit is for people who build it; it never ships.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The code that the first page waits for is one file,
            { name: 'first', tags: ['$initial'], test: /^(?!.*(?:index\.html|main\.tsx)$)/, priority: 1 },
            // and what draws it another, which runs as a task of its own,
            { name: drawParts, priority: 1 },
            // and so are the small pieces that a dozen screens share, where a file each would be a request each: on the few
            // connections of a phone fifty of them are eight round trips. Modules that bring a library stay apart.
            {
              name: 'kit',
              test: /\/(?:h5\/src\/(?!.*(?:InfiniteList|FiatText|lib\/fiat))|packages\/)/,
              minShareCount: 12,
            },
            // Icons of a few screens in one file: home alone has thirty.
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 4 },
            { name: firstPageParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
