import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from '../../tools/lib/texts-plugin.ts';

const server = 'http://localhost:8081';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react(), tailwind(), texts((part) => part === 'console' || part === 'base' || part === 'inbox')],
  server: { port: 5174, proxy: { '/api': server } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true },
});
