import { Seeded } from '@candor/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../sqlite/index.ts';
import { account, amount, Facts, listed, placed, posted, startMs, traded } from '../testing/facts.ts';
import { randomFacts } from '../testing/random-facts.ts';
import { contentsOf, type TestReadModel, testReadModel } from '../testing/read-model.ts';
import { openProjection } from './projection.ts';

let model: TestReadModel;
let other: TestReadModel;

beforeEach(() => {
  model = testReadModel();
  other = testReadModel();
});

afterEach(async () => {
  await model.close();
  await other.close();
});

describe('a projection', () => {
  test.each(['one', 'two', 'three', 'four'])(
    'yields the same rows wherever batches end and however often it restarts (seed %s)',
    (seed) => {
      const facts = randomFacts(seed, 3_000);
      model.apply(facts.batch());
      const random = new Seeded(`${seed} cuts`);
      for (let from = 0; from < facts.lastSequence; ) {
        const to = Math.min(from + 1 + random.below(random.chance(1, 3) ? 3 : 400), facts.lastSequence);
        // Batches overlap, and are applied twice.
        const batch = facts.batch(Math.max(0, from - random.below(5)), to);
        other.apply(batch, batch);
        from = to;
      }
      const rebuilt = contentsOf(model.path);
      expect(Object.values(rebuilt).every((rows) => rows.length > 0)).toBe(true);
      expect(contentsOf(other.path)).toEqual(rebuilt);
    },
  );

  test('leaves no part of a batch that fails in its middle, and goes on after it is opened again', () => {
    const facts = listed(new Facts()).add(startMs, posted({ availableAfter: amount(5) }));
    facts.add(startMs + 1, placed(1, account(1_000)), traded(1, { quantity: amount(3) }));
    const broken = new Facts();
    broken.events.push(...facts.events, ...facts.events.slice(-1));
    const projection = openProjection(model.path);
    projection.apply(facts.batch(0, 2));
    const before = contentsOf(model.path);
    expect(() => projection.apply({ ...facts.batch(2), events: broken.events })).toThrow(/UNIQUE/);
    expect(() => projection.apply(facts.batch(2))).toThrow(/opened again/);
    projection.close();
    expect(contentsOf(model.path)).toEqual(before);
    model.apply(facts.batch(2));
    other.apply(facts.batch());
    expect(contentsOf(model.path)).toEqual(contentsOf(other.path));
  });

  test('a process that dies before the commit leaves the file at the last watermark', () => {
    const facts = randomFacts('crash', 400);
    model.apply(facts.batch(0, 200));
    const before = contentsOf(model.path);
    const dying = openSqlite(model.path);
    dying.exec('begin immediate; delete from orders; update watermark set sequence = 300');
    dying.close();
    expect(contentsOf(model.path)).toEqual(before);
    model.apply(facts.batch(200));
    other.apply(facts.batch());
    expect(contentsOf(model.path)).toEqual(contentsOf(other.path));
  });

  test('refuses a gap', () => {
    const facts = randomFacts('gap', 10);
    expect(() => model.apply(facts.batch(3))).toThrow(/no gap/);
  });

  test('starts over for a copy of its journal that has gone another way since', () => {
    const facts = randomFacts('branch', 50);
    const open = (chain: string) =>
      openProjection(model.path, { journal: { id: 'a', lastSequence: facts.lastSequence, chainAfter: () => chain } });
    const first = open('aa');
    first.apply({ ...facts.batch(), chain: 'aa' });
    first.close();
    const same = open('aa');
    expect(same.watermark).toBe(facts.lastSequence);
    same.close();
    const other = open('bb');
    expect(other.watermark).toBe(0);
    other.close();
  });

  test('starts over for another journal, for a shorter one, and for another version of the schema', () => {
    const facts = randomFacts('over', 50);
    const watermarkOf = (id: string, lastSequence: number) => {
      const projection = openProjection(model.path, { journal: { id, lastSequence } });
      const found = projection.watermark;
      projection.apply(facts.batch());
      projection.close();
      return found;
    };
    const last = facts.lastSequence;
    expect(watermarkOf('a', last)).toBe(0);
    expect(watermarkOf('a', last)).toBe(last);
    expect(watermarkOf('b', last)).toBe(0);
    expect(watermarkOf('b', last - 1)).toBe(0);
    const database = openSqlite(model.path);
    database.exec('pragma user_version = 1');
    database.close();
    expect(() => model.reader()).toThrow(/another version/);
    expect(watermarkOf('b', last)).toBe(0);
  });
});
