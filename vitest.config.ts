import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Slow on a busy machine is not wrong; what never comes true fails all the same.
const expect = { poll: { timeout: 20_000 } };
// Without a number one core of two would be left idle.
const workers = Math.max(2, availableParallelism());
const pure = ['packages/{exchange,kernel,money,api,messages}/src/**/*.test.ts', 'apps/h5/src/**/*.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Files that last minutes, the longest first: one of them begun last would leave every other core idle. */
const longest = [
  'packages/sim/src/run-seed.deep.test.ts',
  'e2e/kill/kill.test.ts',
  'e2e/journeys/safety.test.ts',
  'e2e/journeys/identity.test.ts',
  'e2e/journeys/accessibility.test.ts',
  'e2e/journeys/withdrawals.test.ts',
  'e2e/faults/faults.test.ts',
  'e2e/kill/crowd.test.ts',
  'e2e/journeys/options.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = longest.findIndex((file) => moduleId.endsWith(file));
      return rank < 0 ? longest.length : rank;
    };
    return others.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
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
          // Modules are read once a worker, and not once a file: a third of the time. What a file starts it ends.
          isolate: false,
          maxWorkers: workers,
          expect,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Whole processes and browsers, which wait for half of their time: four files at a time keep two cores busy.
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          maxWorkers: 4,
          expect,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
