import type { LockedDepositId } from '@candor/exchange';
import { expect, test } from 'vitest';
import { DividendTimes } from './dividend-times.ts';

const id = (n: number) => n as LockedDepositId;

function take(times: DividendTimes, nowMs: number, countMax: number): number[] {
  const taken = times.dueBy(nowMs, countMax);
  for (const depositId of taken) times.remove(times.has(100, depositId) ? 100 : 200, depositId);
  return [...taken];
}

test('a deposit joins dividends that are being paid, in its place', () => {
  const times = new DividendTimes();
  for (const n of [4, 9, 2, 7]) times.add(100, id(n));
  expect(take(times, 100, 2)).toEqual([2, 4]);
  // Its last dividend came so late that the next one was due before all others were paid.
  times.add(100, id(2));
  times.add(100, id(8));
  expect(times.size).toBe(4);
  expect(take(times, 100, 9)).toEqual([2, 7, 8, 9]);
  expect(times.size).toBe(0);
  expect(times.nextAtMs).toBeUndefined();
});

test('takes the earliest time first, and none that has not come', () => {
  const times = new DividendTimes();
  times.add(200, id(1));
  times.add(100, id(5));
  times.add(100, id(6));
  expect(times.nextAtMs).toBe(100);
  expect(take(times, 199, 9)).toEqual([5, 6]);
  expect(times.nextAtMs).toBe(200);
  times.add(100, id(3));
  expect(take(times, 200, 2)).toEqual([3, 1]);
});

test('a deposit that has left is not taken', () => {
  const times = new DividendTimes();
  for (const n of [1, 2, 3]) times.add(100, id(n));
  expect(take(times, 100, 1)).toEqual([1]);
  times.remove(100, id(2));
  expect(take(times, 100, 9)).toEqual([3]);
});
