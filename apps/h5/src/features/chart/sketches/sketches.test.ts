import { describe, expect, it } from 'vitest';
import { fibonacciLevels, movedBy, placeOf, type Sketch, sketchesFrom, sketchesMax, timeAt } from './sketches.ts';

const trend: Sketch = {
  id: 'a',
  kind: 'trend',
  points: [
    { atMs: 1_000, price: 50 },
    { atMs: 2_000, price: 80 },
  ],
};

describe('places', () => {
  // The third candle is missing: nothing was traded.
  const candles = [0, 100, 300, 400].map((openedAtMs) => ({ openedAtMs }));

  it('lie between candles by their time, and go on by steps before the first and after the last', () => {
    const places = [-200, 0, 50, 100, 200, 300, 400, 550].map((atMs) => placeOf(candles, 100, atMs));
    expect(places).toEqual([-2, 0, 0.5, 1, 1.5, 2, 3, 4.5]);
  });

  it('give back the time of every candle there is, or would be', () => {
    for (const place of [-3, 0, 1, 2, 3, 7]) {
      expect(placeOf(candles, 100, timeAt(candles, 100, place) as number)).toBe(place);
    }
    expect(timeAt([], 100, 0)).toBeUndefined();
  });
});

it('moves as a whole or by one point, and never to a price of zero', () => {
  expect(movedBy(trend, 'whole', 10, -40).points).toEqual([
    { atMs: 1_010, price: 10 },
    { atMs: 2_010, price: 40 },
  ]);
  expect(movedBy(trend, 1, -10, 5).points).toEqual([trend.points[0], { atMs: 1_990, price: 85 }]);
  expect(movedBy(trend, 'whole', 10, -50)).toBe(trend);
  expect(movedBy(trend, 1, 0, -60).points[1]?.price).toBe(20);
});

it('counts a retracement from the end of its move', () => {
  const levels = fibonacciLevels(trend.points).map(({ share, price }) => [share, Number(price.toFixed(2))]);
  expect(levels).toEqual([
    [0, 80],
    [0.236, 72.92],
    [0.382, 68.54],
    [0.5, 65],
    [0.618, 61.46],
    [0.786, 56.42],
    [1, 50],
  ]);
});

it('takes from the storage only what can be drawn, and no more than there is room for', () => {
  const level = { id: 'b', kind: 'level', points: [{ atMs: 1, price: 2 }] };
  const stored = {
    1: [trend, { ...trend, points: [trend.points[0]] }, { ...trend, kind: 'circle' }, level, null],
    2: [{ ...level, points: [{ atMs: 1, price: -2 }] }],
    3: 'none',
    4: Array.from({ length: sketchesMax + 5 }, () => level),
  };
  const read = sketchesFrom(stored);
  expect(Object.keys(read)).toEqual(['1', '4']);
  expect(read[1]).toEqual([trend, level]);
  expect(read[4]).toHaveLength(sketchesMax);
});
