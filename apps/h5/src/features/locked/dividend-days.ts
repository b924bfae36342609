import type { LockedDepositRow } from '@candor/api';
import { lockedDividendAtMs } from '@candor/exchange/rules';

/** A month of the device's calendar: its year × 12 + its month from 0. */
type MonthNumber = number;

export function monthOf(atMs: number): MonthNumber {
  const at = new Date(atMs);
  return at.getFullYear() * 12 + at.getMonth();
}

/** The first moment of a month. */
export function monthStart(month: MonthNumber): Date {
  return new Date(Math.floor(month / 12), month % 12, 1);
}

/** Calendars begin on Monday: 0 to 6. */
export function weekdayOf(at: Date): number {
  return (at.getDay() + 6) % 7;
}

/** The dividends of a deposit that there were or will be: all of one that runs, the paid ones of one that has ended. */
export function dividendsOf({ status, days, daysPaid }: LockedDepositRow): number {
  return status === 'running' ? days : daysPaid;
}

/** The dividends of a month, by the day of the month, each as the day of the deposit. */
export function dividendsIn(month: MonthNumber, deposit: LockedDepositRow): ReadonlyMap<number, number> {
  const [from, to] = [monthStart(month).getTime(), monthStart(month + 1).getTime()];
  const found = new Map<number, number>();
  const first = Math.max(1, Math.ceil((from - deposit.startsAtMs) / deposit.dayMs));
  for (let day = first; day <= dividendsOf(deposit); day++) {
    const atMs = lockedDividendAtMs(deposit, day);
    if (atMs >= to) break;
    found.set(new Date(atMs).getDate(), day);
  }
  return found;
}
