import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works at once, then once for all requests during each pause, and forgets none', () => {
  const work = vi.fn();
  const paced = atMostEvery(() => 20, work);
  paced.ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 5; i++) paced.ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  paced.ask();
  expect(work).toHaveBeenCalledTimes(3);
});

it('runs waiting work when it is hurried, and nothing when none waits', () => {
  const work = vi.fn();
  const paced = atMostEvery(() => 60_000, work);
  paced.hurry();
  expect(work).not.toHaveBeenCalled();
  paced.ask();
  paced.ask();
  paced.hurry();
  expect(work).toHaveBeenCalledTimes(2);
  paced.hurry();
  vi.advanceTimersByTime(600_000);
  expect(work).toHaveBeenCalledTimes(2);
});
