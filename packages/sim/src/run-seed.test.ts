import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { faults } from './faults.ts';
import { runSeed, SimFailure } from './run-seed.ts';

/** CI's seed is the commit, so that every commit is tried with seeds of its own. */
const base = process.env['COMMIT'] ?? 'candor';
const seeds = Array.from({ length: 20 }, (_, i) => `${base}-${i}`);
const coverage = new Coverage();

describe('the whole core behind its journal', () => {
  test.each(seeds)('lives through seed %s', (seed) => {
    coverage.addAll(runSeed(seed).coverage);
  });

  test('one seed gives one trace, whenever it is run', () => {
    const [first, second] = [runSeed('twice', { commands: 400 }), runSeed('twice', { commands: 400 })];
    expect(second).toEqual(first);
    expect(first.crashes + first.restarts).toBeGreaterThan(0);
    expect(runSeed('other', { commands: 400 }).trace).not.toBe(first.trace);
  });

  test('every command was sent, and came to many ends', () => {
    expect(coverage.missingCommands).toEqual([]);
    expect(coverage.counts.size).toBeGreaterThan(100);
  });
});

describe('the simulator finds what is planted', () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_name, fault) => {
    const run = () => {
      for (const seed of ['plant-0', 'plant-1', 'plant-2']) runSeed(seed, { fault });
    };
    expect(run).toThrow(SimFailure);
  });
});
