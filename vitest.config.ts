import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Whole processes and browsers: one file at a time, so that they do not slow each other into timeouts.
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
