import { expect, it } from 'vitest';
import { isLonger, pauses } from './pauses.ts';

it('a pause can only be made longer', () => {
  const [hour, day] = pauses;
  expect(isLonger(hour, undefined, 0)).toBe(true);
  expect(isLonger(hour, 2 * hour.ms, 0)).toBe(false);
  expect(isLonger(hour, hour.ms, 59_999)).toBe(false);
  expect(isLonger(hour, hour.ms, 60_000)).toBe(true);
  expect(isLonger(day, 2 * hour.ms, 0)).toBe(true);
});
