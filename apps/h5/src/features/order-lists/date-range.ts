import { dayMs } from '@candor/kernel';

/** Days as `yyyy-mm-dd`, as date inputs have them, in the device's time zone. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

type DateRangeProblem = 'incomplete' | 'reversed' | 'too_long';

/** History is read at most three months at a time. */
const rangeDaysMax = 92;
export const presetDays = [7, 30, 90] as const;

const two = (value: number) => String(value).padStart(2, '0');

export function dayText(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The last `days` days, today included. */
export function lastDays(days: number, nowMs: number): DateRange {
  const now = new Date(nowMs);
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1);
  return { from: dayText(first.getTime()), to: dayText(nowMs) };
}

export function rangeProblem({ from, to }: DateRange): DateRangeProblem | undefined {
  const [start, end] = [startOfDay(from), startOfDay(to)];
  if (start === undefined || end === undefined) return 'incomplete';
  if (start > end) return 'reversed';
  return Math.round((end - start) / dayMs) >= rangeDaysMax ? 'too_long' : undefined;
}

/** From the first moment of the first day to the last of the last; `undefined` for a range with a problem. */
export function rangeMs(range: DateRange): { readonly fromMs: number; readonly toMs: number } | undefined {
  if (rangeProblem(range) !== undefined) return undefined;
  const [start, end] = [startOfDay(range.from), startOfDay(range.to, 1)];
  return start === undefined || end === undefined ? undefined : { fromMs: start, toMs: end - 1 };
}

/** Midnight of a day, or of one `daysLater`: by the calendar, because days with a clock change are not 24 hours long. */
export function startOfDay(day: string, daysLater = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const atMs = new Date(Number(year), Number(month) - 1, Number(date) + daysLater).getTime();
  return Number.isNaN(atMs) ? undefined : atMs;
}
