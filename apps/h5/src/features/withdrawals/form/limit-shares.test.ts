import { expect, test } from 'vitest';
import { limitShares } from './limit-shares.ts';

test.each([
  ['200', '0', undefined, { used: 0, wanted: 0, isOver: false }],
  ['200', '50', '20', { used: 25, wanted: 10, isOver: false }],
  ['200', '0.00000001', '0.00000001', { used: 1, wanted: 1, isOver: false }],
  ['200', '150', '50', { used: 75, wanted: 25, isOver: false }],
  ['200', '150', '50.00000001', { used: 75, wanted: 25, isOver: true }],
  ['0', '0', '1', { used: 0, wanted: 0, isOver: true }],
])('of %s, %s used and %s asked', (limit, used, value, shares) => {
  expect(limitShares({ limit, used }, value)).toEqual(shares);
});
