import { expect, it } from 'vitest';
import { dayText } from '#features/order-lists/date-range.ts';
import { lastTaxYear, type PeriodChoice, periodOf, taxYears, taxYearText, thisMonth } from './period.ts';

const nowMs = new Date(2026, 0, 15, 13, 30).getTime();
const days = (choice: PeriodChoice, own = { from: '', to: '' }) => {
  const period = periodOf(choice, own, lastTaxYear('january', nowMs), nowMs);
  return period && [dayText(period.fromMs), dayText(period.toMs)];
};

it('runs to the end of today, and the last month to its own end', () => {
  expect(days('this_month')).toEqual(['2026-01-01', '2026-01-16']);
  expect(days('last_month')).toEqual(['2025-12-01', '2026-01-01']);
  expect(days('last_90_days')).toEqual(['2025-10-18', '2026-01-16']);
  expect(days('this_year')).toEqual(['2026-01-01', '2026-01-16']);
});

it('takes both days of ones own whole, one day at least and a year at most', () => {
  expect(days('own', thisMonth(nowMs))).toEqual(['2026-01-01', '2026-01-16']);
  expect(days('own', { from: '2026-01-15', to: '2026-01-15' })).toEqual(['2026-01-15', '2026-01-16']);
  expect(days('own', { from: '2026-01-15', to: '2026-01-14' })).toBeUndefined();
  expect(days('own', { from: '2025-01-01', to: '2026-01-01' })).toEqual(['2025-01-01', '2026-01-02']);
  expect(days('own', { from: '2025-01-01', to: '2026-01-02' })).toBeUndefined();
  expect(days('own', { from: '', to: '2026-01-02' })).toBeUndefined();
});

it('a tax year begins on the day of its country and ends before the next; the running one ends with today', () => {
  const at = (...day: [number, number, number]) => new Date(...day).getTime();
  const taxed = (start: 'january' | 'april6', year: number, now = nowMs) => {
    const period = periodOf('tax_year', { from: '', to: '' }, { start, year }, now);
    return period && [dayText(period.fromMs), dayText(period.toMs)];
  };
  expect(days('tax_year')).toEqual(['2025-01-01', '2026-01-01']);
  expect(taxed('january', 2026)).toEqual(['2026-01-01', '2026-01-16']);
  expect(taxed('april6', 2024)).toEqual(['2024-04-06', '2025-04-06']);
  expect(taxYears('april6', at(2026, 3, 5))).toEqual([2025, 2024, 2023, 2022]);
  expect(taxYears('april6', at(2026, 3, 6))).toEqual([2026, 2025, 2024, 2023]);
  expect(taxYearText(lastTaxYear('april6', at(2026, 3, 6)))).toBe('2025/26');
  expect(taxYearText(lastTaxYear('january', nowMs))).toBe('2025');
});
