import { expect, test } from 'vitest';
import { assert, BrokenInvariant, present, unreachable } from './assert.ts';

test('a rule that holds is silent, and one that does not stops with its words', () => {
  expect(() => assert(1 + 1 === 2, 'sums are right')).not.toThrow();
  expect(() => assert(false, 'a hold is zero or more')).toThrow(new BrokenInvariant('a hold is zero or more'));
  expect(present(0, 'a zero is there')).toBe(0);
  expect(() => present(undefined, 'an order has its pair')).toThrow(BrokenInvariant);
  expect(() => unreachable('sideways' as never)).toThrow('sideways');
});
