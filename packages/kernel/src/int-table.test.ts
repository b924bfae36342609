import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IntTable } from './int-table.ts';
import { Seeded } from './seeded.ts';

test('behaves like a Map, in any order of setting and deleting', () => {
  // Few keys, so that they meet, and keys that differ only above 32 bits.
  const key = fc.oneof(
    fc.nat(40),
    fc.nat(40).map((low) => low * 2 ** 32 + 7),
    fc.maxSafeNat(),
  );
  const command = fc.oneof(
    fc.tuple(fc.constant('set' as const), key, fc.nat(2 ** 31 - 1)),
    fc.tuple(fc.constant('delete' as const), key, fc.constant(0)),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200 }), (commands) => {
      const table = new IntTable(1);
      const model = new Map<number, number>();
      for (const [what, at, value] of commands) {
        if (what === 'set') {
          table.set(at, value);
          model.set(at, value);
        } else {
          table.delete(at);
          model.delete(at);
        }
      }
      expect(table.size).toBe(model.size);
      for (const [, at] of commands) expect(table.get(at)).toBe(model.get(at) ?? -1);
    }),
    { numRuns: 500 },
  );
});

test('keeps many entries through growth and loses none when half of them go', () => {
  const table = new IntTable();
  const random = new Seeded('int-table');
  const keys = Array.from({ length: 200_000 }, (_, i) => i * 2 ** 20 + random.below(2 ** 20));
  keys.forEach((key, i) => table.set(key, i));
  keys.forEach((key, i) => {
    if (i % 2 === 0) table.delete(key);
  });
  expect(table.size).toBe(keys.length / 2);
  expect(keys.every((key, i) => table.get(key) === (i % 2 === 0 ? -1 : i))).toBe(true);
});
