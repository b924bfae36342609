import { expect, it } from 'vitest';
import { bollingerBands, exponentialAverage, macd, movingAverage, relativeStrength } from './indicators.ts';

const rounded = (values: readonly (number | undefined)[]) =>
  values.map((value) => (value === undefined ? undefined : Math.round(value * 10_000) / 10_000));

it('moving average: the mean of the last three', () => {
  expect(rounded(movingAverage([1, 2, 3, 7, 11], 3))).toEqual([undefined, undefined, 2, 4, 7]);
});

it('exponential average: begins with the simple one, then moves half the way at period 3', () => {
  // (2+4+6)/3 = 4; 4 + (10-4)/2 = 7; 7 + (5-7)/2 = 6
  expect(exponentialAverage([2, 4, 6, 10, 5], 3)).toEqual([undefined, undefined, 4, 7, 6]);
});

it('bollinger: two population deviations around the mean', () => {
  // Mean of 2,4,4,4,5,5,7,9 is 5 and its deviation is 2: the textbook case.
  const { upper, middle, lower } = bollingerBands([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
  expect([upper[7], middle[7], lower[7]]).toEqual([9, 5, 1]);
  expect(upper[6]).toBeUndefined();
});

it('macd: fast less slow, its own average, and the rest', () => {
  // fast(2) of 1..6: -, 1.5, 2.5, 3.5, 4.5, 5.5; slow(3): -, -, 2, 3, 4, 5; difference 0.5 from the third on.
  const { difference, signal, histogram } = macd([1, 2, 3, 4, 5, 6], 2, 3, 2);
  expect(rounded(difference)).toEqual([undefined, undefined, 0.5, 0.5, 0.5, 0.5]);
  expect(rounded(signal)).toEqual([undefined, undefined, undefined, 0.5, 0.5, 0.5]);
  expect(rounded(histogram)).toEqual([undefined, undefined, undefined, 0, 0, 0]);
});

it('relative strength: gains against losses, smoothed as Wilder did', () => {
  // Period 2. Changes +2, -1: gain 1, loss 0.5 → 66.6667. Then +3: gain (1+3)/2 = 2, loss 0.25 → 88.8889.
  expect(rounded(relativeStrength([10, 12, 11, 14], 2))).toEqual([undefined, undefined, 66.6667, 88.8889]);
  expect(relativeStrength([5, 5, 5], 2)[2]).toBe(50);
  expect(relativeStrength([1, 2, 3], 2)[2]).toBe(100);
  expect(relativeStrength([3, 2, 1], 2)[2]).toBe(0);
});

it('too few candles give no values, not wrong ones', () => {
  expect(movingAverage([1, 2], 3)).toEqual([undefined, undefined]);
  expect(macd([1, 2, 3]).signal).toEqual([undefined, undefined, undefined]);
  expect(relativeStrength([], 14)).toEqual([]);
});
