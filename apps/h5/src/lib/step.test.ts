import { expect, it } from 'vitest';
import { shareOfAmount, stepped } from './step.ts';

it('steps stay on the grid and above zero', () => {
  expect(stepped('68412.5', '0.5', 1)).toBe('68413.0');
  expect(stepped('68412.7', '0.5', -1)).toBe('68412.5');
  expect(stepped('', '0.0001', 1)).toBe('0.0001');
  expect(stepped('0.3', '0.5', -1)).toBe('0.0');
  expect(shareOfAmount('13604.2', 25, 2)).toBe('3401.05');
  expect(shareOfAmount('0.1', 33, 2)).toBe('0.03');
  // Never more than the actual amount, not even by the last place.
  expect(shareOfAmount('1.39', 25, 2)).toBe('0.34');
  expect(shareOfAmount('0.03', 99, 2)).toBe('0.02');
});
