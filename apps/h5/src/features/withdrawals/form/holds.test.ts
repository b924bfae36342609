import { expect, test } from 'vitest';
import { type Hold, longestHold } from './holds.ts';

const until = (untilMs: number): Hold => ({ reason: 'factor_changed', sinceMs: 0, untilMs });
const frozen: Hold = { reason: 'account_frozen', sinceMs: 0 };

test('the last hold to end decides the wait', () => {
  expect(longestHold([until(20), until(30), until(25)], 10)).toEqual(until(30));
  expect(longestHold([until(20), frozen, until(30)], 10)).toBe(frozen);
});

test('one that has ended holds nothing', () => {
  expect(longestHold([until(10)], 10)).toBeUndefined();
  expect(longestHold([until(10), until(11)], 10)).toEqual(until(11));
  expect(longestHold([], 0)).toBeUndefined();
});
