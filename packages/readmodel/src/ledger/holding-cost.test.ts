import { atoms } from '@candor/money';
import { expect, test } from 'vitest';
import { afterGiving, afterReceipt, type HoldingCost, nothingHeld } from './holding-cost.ts';

const of = (value: number) => atoms(BigInt(value));
const shown = ({ amount, cost, isKnown }: HoldingCost) => [Number(amount), Number(cost), isKnown];

test('two purchases have the average of both, and a sale takes its part of the cost along', () => {
  const two = afterReceipt(afterReceipt(nothingHeld, of(100), of(6_000)), of(50), of(4_500));
  expect(shown(two)).toEqual([150, 10_500, true]);
  expect(shown(afterGiving(two, of(60), of(0)))).toEqual([90, 6_300, true]);
});

test('a fee in the coin makes what is left dearer', () => {
  expect(shown(afterGiving(afterReceipt(nothingHeld, of(100), of(6_000)), of(0), of(1)))).toEqual([99, 6_000, true]);
  expect(shown(afterGiving(afterReceipt(nothingHeld, of(100), of(6_000)), of(50), of(1)))).toEqual([49, 3_000, true]);
});

test('the cost that stays is rounded up', () => {
  expect(shown(afterGiving(afterReceipt(nothingHeld, of(3), of(10)), of(1), of(0)))).toEqual([2, 7, true]);
});

test('without a price the cost is unknown until the last of it has gone', () => {
  const gift = afterReceipt(afterReceipt(nothingHeld, of(10), of(20)), of(5), undefined);
  expect(gift.isKnown).toBe(false);
  expect(afterGiving(gift, of(14), of(0)).isKnown).toBe(false);
  const gone = afterGiving(gift, of(14), of(1));
  expect(gone).toEqual(nothingHeld);
  expect(shown(afterReceipt(gone, of(1), of(2)))).toEqual([1, 2, true]);
});
