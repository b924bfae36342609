import { dayOf } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { candleStartMs, type Period, periodsMs } from './periods.ts';

const at = Date.UTC(2025, 0, 1, 17, 44, 59, 999);

describe('candles begin', () => {
  test.each<[Period, number]>([
    ['1min', Date.UTC(2025, 0, 1, 17, 44)],
    ['5min', Date.UTC(2025, 0, 1, 17, 40)],
    ['15min', Date.UTC(2025, 0, 1, 17, 30)],
    ['30min', Date.UTC(2025, 0, 1, 17, 30)],
    ['1hour', Date.UTC(2025, 0, 1, 17)],
    ['4hour', Date.UTC(2025, 0, 1, 16)],
    ['1day', Date.UTC(2025, 0, 1)],
    ['1week', Date.UTC(2024, 11, 30)],
  ])('%s', (period, startMs) => {
    expect(candleStartMs(at, periodsMs[period])).toBe(startMs);
    expect(candleStartMs(startMs, periodsMs[period])).toBe(startMs);
  });

  test('weeks on Mondays', () => {
    expect(new Date(candleStartMs(Date.UTC(2025, 5, 15), periodsMs['1week'])).getUTCDay()).toBe(1);
  });

  test('days are counted from 1970', () => {
    expect(dayOf(Date.UTC(1970, 0, 2))).toBe(1);
  });
});
