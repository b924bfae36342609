import { dayOf } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { candleStartMs, type Period, periodEndMs, periodsMs, periodStartMs } from './periods.ts';

const at = Date.UTC(2025, 0, 1, 17, 44, 59, 999);

describe('candles begin', () => {
  test.each<[Period, number]>([
    ['1min', Date.UTC(2025, 0, 1, 17, 44)],
    ['3min', Date.UTC(2025, 0, 1, 17, 42)],
    ['5min', Date.UTC(2025, 0, 1, 17, 40)],
    ['15min', Date.UTC(2025, 0, 1, 17, 30)],
    ['30min', Date.UTC(2025, 0, 1, 17, 30)],
    ['1hour', Date.UTC(2025, 0, 1, 17)],
    ['2hour', Date.UTC(2025, 0, 1, 16)],
    ['4hour', Date.UTC(2025, 0, 1, 16)],
    ['6hour', Date.UTC(2025, 0, 1, 12)],
    ['12hour', Date.UTC(2025, 0, 1, 12)],
    ['1day', Date.UTC(2025, 0, 1)],
    ['1week', Date.UTC(2024, 11, 30)],
    ['1month', Date.UTC(2025, 0, 1)],
  ])('%s', (period, startMs) => {
    expect(periodStartMs(period, at)).toBe(startMs);
    expect(periodStartMs(period, startMs)).toBe(startMs);
    expect(periodStartMs(period, periodEndMs(period, at) - 1)).toBe(startMs);
  });

  test('weeks on Mondays', () => {
    expect(new Date(candleStartMs(Date.UTC(2025, 5, 15), periodsMs['1week'])).getUTCDay()).toBe(1);
  });

  test('months on their first, of 28 to 31 days', () => {
    expect(periodStartMs('1month', Date.UTC(2024, 1, 29, 12))).toBe(Date.UTC(2024, 1, 1));
    expect(periodEndMs('1month', Date.UTC(2024, 1, 29, 12))).toBe(Date.UTC(2024, 2, 1));
    expect(periodEndMs('1month', Date.UTC(2025, 11, 31))).toBe(Date.UTC(2026, 0, 1));
  });

  test('days are counted from 1970', () => {
    expect(dayOf(Date.UTC(1970, 0, 2))).toBe(1);
  });
});
