import { expect, it } from 'vitest';
import { inverseOf, isBelowOne, rateDecimals } from './rate-decimals.ts';

it('shows eight figures of a rate, no more decimals than it has, and none of a missing one', () => {
  const decimals = ['68412.5', '68275.675812345', '0.000014617204', '1', '0', undefined].map(rateDecimals);
  expect(decimals).toEqual([1, 3, 12, 0, 0, 0]);
});

it('reads a rate the other way round, exactly but for the last cut', () => {
  expect(inverseOf('0.00002')).toBe('50000.000000000000000000');
  expect(inverseOf('3')).toBe('0.333333333333333333');
  expect([inverseOf('0'), inverseOf(undefined)]).toEqual([undefined, undefined]);
  expect(['0.99', '1', '1.01', undefined].map(isBelowOne)).toEqual([true, false, false, false]);
});
