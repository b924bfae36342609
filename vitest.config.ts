import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Slow on a busy machine is not wrong; what never comes true fails all the same.
const expect = { poll: { timeout: 20_000 } };
// Without a number one core of two would be left idle.
const workers = Math.max(2, availableParallelism());
const pure = ['packages/{exchange,kernel,money,contract,messages}/src/**/*.test.ts', 'apps/h5/src/**/*.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', '**/dist/**'];

// The reporter of this vitest needs it to print a failure, and Node 20 has none.
(Map as { groupBy?: unknown }).groupBy ??= <K, T>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

export default defineConfig({
  test: {
    globalSetup: ['tools/lib/test-folder.mjs'],
    projects: [
      {
        test: {
          // Functions and nothing else: a process of its own for each file would take longer than its tests.
          name: 'pure',
          include: pure,
          exclude,
          pool: 'threads',
          isolate: false,
          maxWorkers: workers,
          expect,
          testTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          exclude: [...exclude, ...pure],
          maxWorkers: workers,
          expect,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Whole processes and browsers, which wait for half of their time: three files at a time keep two cores busy.
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          maxWorkers: 3,
          expect,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
