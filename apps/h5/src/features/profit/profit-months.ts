import type { getWorthHistory, OutputOf } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { decimalFrom } from '@candor/kit';
import { textFromUnits } from '@candor/money';

export type ProfitDay = OutputOf<typeof getWorthHistory>['days'][number];

/** Of USDT, as the server writes it. */
const scale = 6;

/** A month of the calendar in UTC, as months since the year 0. */
export function monthOf(atMs: number): number {
  const at = new Date(atMs);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
}

/** 00:00 UTC of the first of a month. */
export function monthStartMs(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1);
}

/** The cells before the first of a month, in weeks that begin on Monday, and the number of its days. */
export function shapeOf(month: number): { readonly before: number; readonly days: number } {
  const startMs = monthStartMs(month);
  return {
    before: (new Date(startMs).getUTCDay() + 6) % 7,
    days: Math.round((monthStartMs(month + 1) - startMs) / dayMs),
  };
}

/** The profit of days together, as decimal text. */
export function profitOf(days: readonly ProfitDay[]): string {
  const units = days.reduce((sum, { profit }) => {
    const value = decimalFrom(profit);
    return value === undefined ? sum : sum + value.units * 10n ** BigInt(scale - value.scale);
  }, 0n);
  return textFromUnits(units, scale);
}

/** Months with their profit, the newest first. */
export function monthsOf(days: readonly ProfitDay[]): readonly { readonly month: number; readonly profit: string }[] {
  const months = [...new Set(days.map(({ startMs }) => monthOf(startMs)))].reverse();
  return months.map((month) => ({
    month,
    profit: profitOf(days.filter(({ startMs }) => monthOf(startMs) === month)),
  }));
}

/** The days as a file of comma-separated values, oldest first. */
export function profitFile(days: readonly ProfitDay[]): Blob {
  const lines = days.map(({ startMs, equivalent, paidIn, profit, profitPercent }) =>
    [new Date(startMs).toISOString().slice(0, 10), equivalent, paidIn, profit, profitPercent].join(),
  );
  return new Blob([['day_utc,total_usdt,paid_in_usdt,profit_usdt,profit_percent', ...lines, ''].join('\n')], {
    type: 'text/csv',
  });
}
