import { expect, test } from 'vitest';
import { dangerOf, gaugeShare } from './gauge-scale.ts';

test('shows nothing at the liquidation rate, half 100 points above it, and never all', () => {
  expect(gaugeShare(1_400, 1_400)).toBe(0);
  expect(gaugeShare(900, 1_400)).toBe(0);
  expect(gaugeShare(11_400, 1_400)).toBe(0.5);
  expect(gaugeShare(1_000_000, 1_400)).toBeLessThan(1);
  expect(gaugeShare(undefined, undefined)).toBe(0);
});

test('warns before it is near', () => {
  expect([0.1, 0.3, 0.75].map(dangerOf)).toEqual(['near', 'watch', 'safe']);
});
