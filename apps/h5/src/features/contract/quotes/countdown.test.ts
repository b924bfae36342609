import { expect, test } from 'vitest';
import { countdownOf } from './countdown.ts';

test('counts down to the second and stops at zero', () => {
  expect([12_104_000, 59_001, 0, -5].map(countdownOf)).toEqual(['03:21:44', '00:01:00', '00:00:00', '00:00:00']);
});
