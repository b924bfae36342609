import { dayMs } from '@candor/kernel';
import { dayText, type DateRange, startOfDay } from '#features/order-lists/date-range.ts';

export const periodChoices = ['this_month', 'last_month', 'last_90_days', 'this_year', 'own'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** Half-open, as calls for statements take it. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The server makes no statement of a longer time. */
const periodDaysMax = 366;

/** The initial range of `own`: the month until today. */
export function thisMonth(nowMs: number): DateRange {
  const now = new Date(nowMs);
  return { from: dayText(new Date(now.getFullYear(), now.getMonth(), 1).getTime()), to: dayText(nowMs) };
}

/**
 * By the calendar of the device. Running periods end with today, so that a statement stays the same request all day
 * long. Undefined for the user's own days when they are invalid, in the wrong order, or too many.
 */
export function periodOf(choice: PeriodChoice, own: DateRange, nowMs: number): Period | undefined {
  const now = new Date(nowMs);
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const at = (...day: [number, number, number]) => new Date(...day).getTime();
  const tomorrow = at(year, month, date + 1);
  switch (choice) {
    case 'this_month':
      return { fromMs: at(year, month, 1), toMs: tomorrow };
    case 'last_month':
      return { fromMs: at(year, month - 1, 1), toMs: at(year, month, 1) };
    case 'last_90_days':
      return { fromMs: at(year, month, date - 89), toMs: tomorrow };
    case 'this_year':
      return { fromMs: at(year, 0, 1), toMs: tomorrow };
    case 'own':
      return ownPeriod(own);
  }
}

function ownPeriod({ from, to }: DateRange): Period | undefined {
  const [fromMs, toMs] = [startOfDay(from), startOfDay(to, 1)];
  if (fromMs === undefined || toMs === undefined || toMs <= fromMs) return undefined;
  return Math.round((toMs - fromMs) / dayMs) > periodDaysMax ? undefined : { fromMs, toMs };
}
