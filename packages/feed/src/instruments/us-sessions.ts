import { dayMs, hourMs, minuteMs } from '@candor/kernel';

/**
 * The trading hours of the US stock exchanges, as published: 09:30 to 16:00 New York on weekdays, to 13:00 on half
 * days. Days are `YYYY-MM-DD`. Beyond the years listed the market counts as closed.
 */
const years = { first: 2026, last: 2028 } as const;

/** Closed all day; where a holiday falls on a weekend, the weekday it is kept on. */
// biome-ignore format: one year per block reads as a calendar
const holidays = new Set([
  '2026-01-01', '2026-01-19', '2026-02-16', '2026-04-03', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07',
  '2026-11-26', '2026-12-25',
  '2027-01-01', '2027-01-18', '2027-02-15', '2027-03-26', '2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06',
  '2027-11-25', '2027-12-24',
  '2028-01-17', '2028-02-21', '2028-04-14', '2028-05-29', '2028-06-19', '2028-07-04', '2028-09-04', '2028-11-23',
  '2028-12-25',
]);

/** Closed from 13:00 on. */
const halfDays = new Set(['2026-11-27', '2026-12-24', '2027-11-26', '2028-07-03', '2028-11-24']);

const opensMs = 9 * hourMs + 30 * minuteMs;
const closesMs = 16 * hourMs;
const closesHalfMs = 13 * hourMs;
const march = 2;
const november = 10;

/** One trading session in UTC, half-open, as `sessions.set_calendar` takes it. */
interface StockSession {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

/** Every session of the years that are known, in order. */
export function usStockSessions(): StockSession[] {
  const sessions: StockSession[] = [];
  const end = Date.UTC(years.last + 1, 0, 1);
  for (let midnight = Date.UTC(years.first, 0, 1); midnight < end; midnight += dayMs) {
    const date = new Date(midnight);
    const day = date.toISOString().slice(0, 10);
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (isWeekend || holidays.has(day)) continue;
    const behindUtcMs = newYorkBehindUtcMs(midnight, date.getUTCFullYear());
    sessions.push({
      opensAtMs: midnight + opensMs + behindUtcMs,
      closesAtMs: midnight + (halfDays.has(day) ? closesHalfMs : closesMs) + behindUtcMs,
    });
  }
  return sessions;
}

/** Four hours from the second Sunday of March up to the first of November, otherwise five. Clocks change before any session. */
function newYorkBehindUtcMs(midnight: number, year: number): number {
  const isSummer = midnight >= nthSunday(year, march, 2) && midnight < nthSunday(year, november, 1);
  return (isSummer ? 4 : 5) * hourMs;
}

function nthSunday(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  const day = 1 + ((7 - first.getUTCDay()) % 7) + 7 * (nth - 1);
  return Date.UTC(year, month, day);
}
