import { dayMs } from '@candor/kernel';
import { dayText, type DateRange, startOfDay } from '#features/order-lists/date-range.ts';

export const periodChoices = ['this_month', 'last_month', 'last_90_days', 'this_year', 'tax_year', 'own'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** Half-open, as calls for statements take it. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The server makes no statement of a longer time. */
const periodDaysMax = 366;

/** The days that tax years begin with somewhere. */
const daysOfStarts = { january: [1, 1], march: [3, 1], april: [4, 1], april6: [4, 6], july: [7, 1] } as const;
type TaxStart = keyof typeof daysOfStarts;
export const taxStarts = Object.keys(daysOfStarts) as readonly TaxStart[];

export interface TaxYear {
  readonly start: TaxStart;
  /** The calendar year that it begins in. */
  readonly year: number;
}

/** Tax years that are offered: the running one and those before it. */
const taxYearsShown = 4;

/** The tax years of a start, newest first; the first of them has not ended. */
export function taxYears(start: TaxStart, nowMs: number): readonly number[] {
  const year = new Date(nowMs).getFullYear();
  const running = startOfTaxYear({ start, year }) <= nowMs ? year : year - 1;
  return Array.from({ length: taxYearsShown }, (_, before) => running - before);
}

/** The last one that has ended: the one that is declared. */
export function lastTaxYear(start: TaxStart, nowMs: number): TaxYear {
  return { start, year: (taxYears(start, nowMs)[0] ?? 0) - 1 };
}

/** 2025, or 2025/26 where it ends in another. */
export function taxYearText({ start, year }: TaxYear): string {
  return start === 'january' ? String(year) : `${year}/${String(year + 1).slice(-2)}`;
}

function startOfTaxYear({ start, year }: TaxYear): number {
  const [month, date] = daysOfStarts[start];
  return new Date(year, month - 1, date).getTime();
}

/** The initial range of `own`: the month until today. */
export function thisMonth(nowMs: number): DateRange {
  const now = new Date(nowMs);
  return { from: dayText(new Date(now.getFullYear(), now.getMonth(), 1).getTime()), to: dayText(nowMs) };
}

/**
 * By the calendar of the device. Running periods end with today, so that a statement stays the same request all day
 * long. Undefined for the user's own days when they are invalid, in the wrong order, or too many.
 */
export function periodOf(choice: PeriodChoice, own: DateRange, tax: TaxYear, nowMs: number): Period | undefined {
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
    case 'tax_year':
      return {
        fromMs: startOfTaxYear(tax),
        toMs: Math.min(startOfTaxYear({ ...tax, year: tax.year + 1 }), tomorrow),
      };
    case 'own':
      return ownPeriod(own);
  }
}

function ownPeriod({ from, to }: DateRange): Period | undefined {
  const [fromMs, toMs] = [startOfDay(from), startOfDay(to, 1)];
  if (fromMs === undefined || toMs === undefined || toMs <= fromMs) return undefined;
  return Math.round((toMs - fromMs) / dayMs) > periodDaysMax ? undefined : { fromMs, toMs };
}
