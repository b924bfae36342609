import { expect, it } from 'vitest';
import { depthAt, depthCurve } from './depth-curve.ts';
import { priceChange } from './price-change.ts';

it('adds up each side from the best price, as far as both sides reach', () => {
  const curve = depthCurve(
    [
      ['99', '1'],
      ['98', '2'],
      ['50', '100'],
    ],
    [
      ['101', '3'],
      ['103', '1'],
    ],
  );
  // The middle is 100; the asks end 3 away, but twice the spread is 4, and 4 % more shows the last step.
  expect(curve).toMatchObject({ mid: 100, low: 95.84, high: 104.16, most: 4 });
  expect(curve?.bids).toEqual([
    { price: 99, total: 1 },
    { price: 98, total: 3 },
  ]);
  expect(curve && depthAt(curve, 98.5)?.total).toBe(1);
  expect(curve && depthAt(curve, 103.5)?.total).toBe(4);
  expect(curve && depthAt(curve, 100.2)?.total).toBe(3);
});

it('an empty side has no depth to show', () => {
  expect(depthCurve([], [['1', '1']])).toBeUndefined();
});

it('the change of a price is exact and signed', () => {
  expect(priceChange('66802.7', '68412.5', 1)).toBe('1609.8');
  expect(priceChange('0.3', '0.1', 2)).toBe('-0.20');
  expect(priceChange(undefined, '1', 2)).toBeUndefined();
});
