import { Seeded } from '@candor/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { AnswerIndex } from './answer-index.ts';
import { coarse, fine, KeyFilter } from './key-filter.ts';
import { AnswerRuns, fullRun, inOrder, sequencesOf } from './answer-runs.ts';

const salt = '0011223344556677';

function emptyRuns(): AnswerRuns {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE answer_runs (first_sequence INTEGER PRIMARY KEY, last_sequence, bytes BLOB, sum TEXT)`);
  return new AnswerRuns(db, salt);
}

function written(runs: AnswerRuns, batches: readonly number[]): AnswerIndex {
  const index = new AnswerIndex(runs, salt);
  let sequence = 0;
  for (const size of batches) {
    for (let i = 0; i < size; i++) index.add(`id-${++sequence}`, sequence);
    index.write();
    index.written();
  }
  return index;
}

describe('a filter of keys', () => {
  it.each([
    [fine, 0.005],
    [coarse, 0.06],
  ])('never denies a key that it has, and affirms few others', (density, most) => {
    const random = new Seeded('filter');
    const filter = new KeyFilter(10_000, density, 1);
    const keys = Array.from({ length: 10_000 }, () => random.below(2 ** 31) * 2 ** 22 + random.below(2 ** 22));
    for (const key of keys) filter.add(key);
    expect(keys.every((key) => filter.mayHave(key))).toBe(true);
    const affirmed =
      keys.filter((key) => filter.mayHave(key + 1)).length +
      keys.filter((key) => filter.mayHave(2 ** 52 - key / 2)).length;
    expect(affirmed / 20_000).toBeLessThan(most);
  });
});

describe('the index of answers', () => {
  it('finds every id at its sequence, however the ids were cut into batches, and hardly ever another one', () => {
    const runs = emptyRuns();
    const index = written(runs, [1, 4_096, 50_000, 3, 20_000]);
    expect([...runs.all()].map(({ keys }) => keys.length)).toEqual([fullRun, fullRun, 74_100 - 2 * fullRun]);
    const random = new Seeded('index');
    for (let round = 0; round < 60; round++) {
      const sequence = 1 + random.below(74_100);
      expect(index.candidates(`id-${sequence}`)).toContain(sequence);
    }
    const strangers = Array.from({ length: 2_000 }, (_, i) => index.candidates(`other-${i}`).length);
    expect(strangers.reduce((sum, count) => sum + count, 0)).toBe(0);
  });

  it('gives all sequences of one key, and the keys in the order of their sequences', () => {
    const run = { firstSequence: 10, keys: Float64Array.of(1, 5, 5, 8), offsets: Uint32Array.of(3, 0, 2, 1) };
    expect(sequencesOf(run, 5)).toEqual([10, 12]);
    expect([sequencesOf(run, 0), sequencesOf(run, 6), sequencesOf(run, 9)]).toEqual([[], [], []]);
    expect([...inOrder(run)]).toEqual([5, 8, 5, 1]);
    expect(() => inOrder({ ...run, offsets: Uint32Array.of(3, 0, 0, 1) })).toThrow(/sequences are missing/);
  });
});
