import { expect, test } from 'vitest';
import { projectFolder } from '../load/server-process.ts';
import { runFaults } from './run-faults.ts';

/** Each kind of fault once. */
const faults = 8;
/** Each start and each fault waits for the disk, so a slow disk makes them three times as long. */
const limitMs = 900_000;

test(
  `${faults} faults of all kinds lose nothing, double nothing and are reported by name`,
  async () => {
    const project = projectFolder(import.meta.url);
    const tally = await runFaults({ project, faults, seed: 'faults', say: () => undefined });
    expect(tally.findings).toEqual([]);
    expect(tally.sums.rounds).toBe(faults);
    expect(tally.sums.acknowledged).toBeGreaterThan(faults * 10);
  },
  limitMs,
);
