import { dayMs, minuteMs } from '@candor/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prizeOf, wheelOdds } from '../game/rules.ts';
import { pointsAvailableAtMs, pointsExpireOn, takeFirst, tradingPointsOf } from './rules.ts';

test('RULES 16: points are available at a full minute after their delay, and live for whole days from there', () => {
  expect(pointsAvailableAtMs(90_001, 0)).toBe(90_001);
  expect(pointsAvailableAtMs(90_000, minuteMs)).toBe(180_000);
  expect(pointsAvailableAtMs(60_000, minuteMs)).toBe(120_000);
  expect(pointsExpireOn(dayMs - 1, 1)).toBe(2);
  expect(pointsExpireOn(dayMs, 30)).toBe(32);
});

test.each([
  [999n, 0],
  [1_000n, 5],
  [9_999n, 45],
  [10_000n, 50],
  [1_000_000n, 50],
])('RULES 16: trading of %d earns %d points', (traded, points) => {
  expect(tradingPointsOf(traded, { per: 1_000n, reward: 5, dailyMax: 54 })).toBe(points);
});

test('RULES 16: the first to expire are the first to go, and nothing is lost in between', () => {
  const lot = fc.record({ expiresOn: fc.nat(), points: fc.integer({ min: 1, max: 1_000 }) });
  fc.assert(
    fc.property(fc.array(lot), fc.nat({ max: 5_000 }), (lots, wanted) => {
      const sum = (some: readonly { readonly points: number }[]) => some.reduce((all, { points }) => all + points, 0);
      const points = Math.min(wanted, sum(lots));
      const { taken, left } = takeFirst(lots, points);
      expect([sum(taken), sum(left)]).toEqual([points, sum(lots) - points]);
      expect(left.slice(1)).toEqual(lots.slice(lots.length - left.length + 1));
    }),
  );
});

test('RULES 16: a prize rounds down, and the odds say what comes back', () => {
  expect(prizeOf({ weight: 1, pays: 150 }, 5)).toBe(7);
  const segments = [5, 2, 1, 2].map((weight, index) => ({ weight, pays: [0, 150, 300, 150][index] as number }));
  expect(wheelOdds(segments)).toEqual({ total: 10, returnPpm: 900_000 });
});
