import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works at once, then once for all that is asked during each pause, and forgets nothing', () => {
  const work = vi.fn();
  const ask = atMostEvery(20, work);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 5; i++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
});
