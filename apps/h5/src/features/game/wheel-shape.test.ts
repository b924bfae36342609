import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddsOf, outlineOf, partAt, rotationOf, stopAfter, wheelParts } from './wheel-shape.ts';

const segment = fc.record({ weight: fc.integer({ min: 1, max: 50 }), pays: fc.nat(1_000) });
const wheel = fc.array(segment, { minLength: 2, maxLength: 24 });

it('stops with the pointer on the segment that the ticket names, whatever the wheel', () => {
  fc.assert(
    fc.property(wheel, fc.nat(), fc.integer({ min: 0, max: 5_000 }), (segments, number, rotation) => {
      const total = segments.reduce((sum, { weight }) => sum + weight, 0);
      const ticket = number % total;
      let left = ticket;
      const drawn = segments.findIndex(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      const stop = stopAfter(rotation, rotationOf(segments, ticket), 700);
      expect(partAt(wheelParts(segments), stop)).toBe(drawn);
      expect(stop - rotation).toBeGreaterThanOrEqual(700);
      expect(stop - rotation).toBeLessThan(1_061);
    }),
    { numRuns: 100 },
  );
});

it('draws a quarter from the top to the right', () => {
  expect(outlineOf({ from: 0, to: 90 }, 10)).toBe('M0 0L0 -10A10 10 0 0 1 10 0Z');
});

it('adds up the odds of segments that pay the same', () => {
  const segments = [0, 150, 0, 500].map((pays) => ({ weight: 1, pays }));
  expect(oddsOf(segments)).toEqual([
    { pays: 500, weight: 1, total: 4 },
    { pays: 150, weight: 1, total: 4 },
    { pays: 0, weight: 2, total: 4 },
  ]);
});
