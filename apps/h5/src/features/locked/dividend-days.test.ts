import type { LockedDepositRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { expect, it } from 'vitest';
import { dividendsIn, monthOf, monthStart, weekdayOf } from './dividend-days.ts';

const startsAtMs = new Date(2026, 9, 20, 12).getTime();
const deposit = { startsAtMs, dayMs, days: 30, daysPaid: 3, status: 'running' } as LockedDepositRow;

it('has each dividend of a deposit on one day of one month', () => {
  const months = [0, 1].map((later) => dividendsIn(monthOf(startsAtMs) + later, deposit));
  expect([...(months[0] ?? [])]).toEqual(Array.from({ length: 11 }, (_, at) => [21 + at, 1 + at]));
  expect([...(months[1] ?? [])]).toEqual(Array.from({ length: 19 }, (_, at) => [1 + at, 12 + at]));
  expect(dividendsIn(monthOf(startsAtMs) + 2, deposit).size).toBe(0);
  expect(dividendsIn(monthOf(startsAtMs), { ...deposit, status: 'redeemed' }).size).toBe(3);
});

it('begins weeks on Monday', () => {
  const november = monthStart(2026 * 12 + 10);
  expect([november.getMonth(), november.getDate(), weekdayOf(november)]).toEqual([10, 1, 6]);
});
