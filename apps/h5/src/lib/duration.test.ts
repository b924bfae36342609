import { expect, test } from 'vitest';
import { durationOf, wholeMinutes } from './duration.ts';

test.each([
  [86_400_000, 24, 'hours'],
  [5_400_000, 90, 'minutes'],
  [60_000, 1, 'minutes'],
  // A promise of a whole minute would be four times too long.
  [15_000, 15, 'seconds'],
  [90_000, 90, 'seconds'],
] as const)('%i ms are %i %s', (ms, count, unit) => {
  expect(durationOf(ms)).toEqual({ count, unit });
});

test.each([
  [59_999, 59_999],
  [60_000, 60_000],
  [60_001, 120_000],
])('a measured %i ms is told as %i ms', (ms, told) => {
  expect(wholeMinutes(ms)).toBe(told);
});
