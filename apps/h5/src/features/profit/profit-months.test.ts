import { expect, test } from 'vitest';
import { monthOf, monthStartMs, monthsOf, type ProfitDay, profitFile, profitOf, shapeOf } from './profit-months.ts';

const day = (year: number, month: number, date: number, profit: string): ProfitDay => ({
  startMs: Date.UTC(year, month - 1, date),
  equivalent: '100',
  paidIn: '0',
  profit,
  profitPercent: '0.10',
});
const days = [day(2025, 12, 31, '1.5'), day(2026, 1, 1, '-2.000001'), day(2026, 1, 2, '0.5')];

test('months add up to the last digit, the newest first', () => {
  expect(profitOf(days)).toBe('-0.000001');
  expect(monthsOf(days).map(({ month, profit }) => [new Date(monthStartMs(month)).toISOString(), profit])).toEqual([
    ['2026-01-01T00:00:00.000Z', '-1.500001'],
    ['2025-12-01T00:00:00.000Z', '1.5'],
  ]);
});

test('a month begins under its weekday', () => {
  // 1 February 2026 is a Sunday, 1 June 2026 a Monday.
  expect(shapeOf(monthOf(Date.UTC(2026, 1, 14)))).toEqual({ before: 6, days: 28 });
  expect(shapeOf(monthOf(Date.UTC(2026, 5, 30)))).toEqual({ before: 0, days: 30 });
});

test('a file has a line a day', async () => {
  expect((await profitFile(days).text()).split('\n').slice(0, 2)).toEqual([
    'day_utc,total_usdt,paid_in_usdt,profit_usdt,profit_percent',
    '2025-12-31,100,0,1.5,0.10',
  ]);
});
