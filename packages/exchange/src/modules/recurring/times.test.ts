import { dayMs, hourMs, Seeded } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { type RecurringInterval, recurringTimeAfter, recurringTimesDue } from './times.ts';

/** The times of a plan by the calendar of the platform: an independent reading of the rule. */
function byCalendar(firstAtMs: number, every: RecurringInterval, number: number): number {
  if (every === 'hour') return firstAtMs + number * hourMs;
  if (every === 'day') return firstAtMs + number * dayMs;
  if (every === 'week') return firstAtMs + number * 7 * dayMs;
  const first = new Date(firstAtMs);
  const month = first.getUTCMonth() + number;
  const days = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(first.getUTCFullYear(), month, Math.min(first.getUTCDate(), days)) + (firstAtMs % dayMs);
}

describe('times of plans', () => {
  const random = new Seeded('recurring times');
  const cases = Array.from({ length: 400 }, (_, index) => ({
    every: (['hour', 'day', 'week', 'month'] as const)[index % 4] as RecurringInterval,
    firstAtMs: Date.UTC(1999 + random.below(120), random.below(12), 20 + random.below(12)) + random.below(dayMs),
    number: random.below(60),
  }));

  test('follows the calendar', () => {
    for (const { every, firstAtMs, number } of cases) {
      const at = byCalendar(firstAtMs, every, number);
      const times = { every, firstAtMs };
      expect(recurringTimeAfter(times, at - 1)).toBe(at);
      expect(recurringTimeAfter(times, at)).toBe(byCalendar(firstAtMs, every, number + 1));
    }
  });

  test('counts each time once, with those that passed before it', () => {
    for (const { every, firstAtMs, number } of cases) {
      const last = byCalendar(firstAtMs, every, number);
      expect(recurringTimesDue({ every, firstAtMs }, firstAtMs, last)).toEqual({ dueAtMs: last, missed: number });
      expect(recurringTimesDue({ every, firstAtMs }, last, last)).toEqual({ dueAtMs: last, missed: 0 });
    }
  });

  test('keeps a time that has come when the interval is changed', () => {
    const firstAtMs = Date.UTC(2026, 0, 31);
    const owed = firstAtMs + 5 * hourMs;
    expect(recurringTimesDue({ every: 'month', firstAtMs }, owed, owed + 1)).toEqual({ dueAtMs: owed, missed: 0 });
  });
});
