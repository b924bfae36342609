import { expect, test } from 'vitest';
import { timeLeftText } from './time-left.ts';

test.each([
  [-1, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [119_000, '1:59'],
  [3_599_500, '1:00:00'],
  [86_400_000, '24:00:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text);
});
