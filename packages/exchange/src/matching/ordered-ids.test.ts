import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderedIds } from './ordered-ids.ts';

test('returns the lowest each time, whatever comes in between, and nothing twice', () => {
  const step = fc.oneof(fc.nat(40), fc.constant('take' as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const ids = new OrderedIds();
      const naive = new Set<number>();
      for (const one of steps) {
        if (one === 'take') {
          const lowest = naive.size === 0 ? undefined : Math.min(...naive);
          expect(ids.takeLowest()).toBe(lowest);
          naive.delete(lowest ?? -1);
        } else {
          ids.add(one);
          naive.add(one);
        }
      }
    }),
  );
});
