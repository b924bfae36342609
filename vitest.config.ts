import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { constantImports } from './tools/lib/constant-imports.ts';

// Slow on a busy machine is not wrong; what never comes true fails all the same.
const expect = { poll: { timeout: 60_000 } };
// Without a number one core of two would be left idle.
const workers = Math.max(2, availableParallelism());
const pure = [
  'packages/{exchange,kernel,money,api,messages,kit,reading}/src/**/*.test.ts',
  'apps/{h5,console}/src/**/*.test.{ts,tsx}',
];
const plugins = [constantImports()];
const exclude = ['**/node_modules/**', '**/dist/**'];

/** Files that last minutes, the longest first: one of them begun last would leave every other core idle. */
const longest = [
  'options/interference.deep.test.ts',
  'coupons/oracle.deep.test.ts',
  'contract/oracle.deep.test.ts',
  'dual/interference.deep.test.ts',
  'packages/sim/src/run-seed.deep.test.ts',
  'e2e/kill/kill.test.ts',
  'e2e/faults/faults.test.ts',
  'e2e/journeys/nft.test.ts',
  'e2e/journeys/accessibility.test.ts',
  'e2e/journeys/safety.test.ts',
  'e2e/journeys/ieo.test.ts',
  'e2e/journeys/identity.test.ts',
  'e2e/journeys/withdrawals.test.ts',
  'e2e/journeys/locked.test.ts',
  'e2e/journeys/alerts.test.ts',
  'e2e/journeys/deposits.test.ts',
  'e2e/journeys/options.test.ts',
  'e2e/journeys/first-day.test.ts',
  'e2e/kill/crowd.test.ts',
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
        plugins,
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
        plugins,
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
        plugins,
        test: {
          // Whole processes and browsers, which wait for half of their time: four files at a time keep two cores busy.
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          // As in unit: a second file of a worker finds the modules of the first, which take three seconds of a core.
          isolate: false,
          maxWorkers: 4,
          expect,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
