import { expect, test } from 'vitest';
import { strideEndMs, strideLimits } from './strides.ts';

const isPiecewise = (kind: string) => kind === 'piece';
const at = (dueAtMs: number, kind = 'timer') => ({ dueAtMs, kind });
const untilMs = 100_000_000;

test('a stride ends when its time is over, after so many timers, or where work is done in pieces', () => {
  expect(strideEndMs([], isPiecewise, untilMs)).toBeUndefined();
  expect(strideEndMs([at(untilMs + 1)], isPiecewise, untilMs)).toBeUndefined();
  expect(strideEndMs([at(untilMs)], isPiecewise, untilMs)).toBe(untilMs);
  expect(strideEndMs([at(500), at(600)], isPiecewise, untilMs)).toBe(500 + strideLimits.ms);
  expect(strideEndMs([at(500), at(600)], isPiecewise, 700)).toBe(700);
  expect(strideEndMs([at(500), at(600, 'piece'), at(601)], isPiecewise, untilMs)).toBe(600);
  // Timers after the longest stride do not end it.
  expect(strideEndMs([at(500), at(501 + strideLimits.ms, 'piece')], isPiecewise, untilMs)).toBe(500 + strideLimits.ms);
  const many = Array.from({ length: 2 * strideLimits.timers }, (_, i) => at(i));
  expect(strideEndMs(many, isPiecewise, untilMs)).toBe(strideLimits.timers - 1);
});
