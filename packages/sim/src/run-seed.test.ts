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

/** What each planted bug is found by: found by anything else, it would not prove that auditor. */
const findings: Readonly<Record<string, RegExp>> = {
  'a hold is released twice': /the books agree on|what is frozen is the sum of its live causes|is zero or more/,
  'fees are rounded to the user': /the house collects the fees of the trades/,
  'timers are lost in a snapshot': /The snapshot at sequence \d+ is not used/,
  'a refusal leaves facts': /leaves no facts/,
  'a quote can be used twice': /is used once/,
  'a repeated command takes effect again': /takes effect once|follows|is placed once/,
  'a reader applies facts twice': /the line tells|is placed once|follows|the books agree on/,
};

describe('the simulator finds what is planted, and nothing where nothing is', () => {
  const plantedSeeds = ['plant-0', 'plant-1', 'plant-2'];

  test('the same seeds are quiet without a planted bug', () => {
    for (const seed of plantedSeeds) runSeed(seed);
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', (name, fault) => {
    const messages: string[] = [];
    for (const seed of plantedSeeds) {
      try {
        runSeed(seed, { fault });
      } catch (error) {
        expect(error).toBeInstanceOf(SimFailure);
        messages.push((error as SimFailure).message);
        break;
      }
    }
    expect(messages.join()).toMatch(findings[name] as RegExp);
  });
});
