import type { Wallets } from '@candor/api';
import type { ChartPlace } from '#lib/chart-places.ts';

export type DayValue = Wallets['history'][number];

/** The history with its running day at the live total: the line ends at the figure above it. */
export function withLiveEnd(days: readonly DayValue[], total: string): readonly DayValue[] {
  const last = days.at(-1);
  return last === undefined ? [] : [...days.slice(0, -1), { ...last, equivalent: total }];
}

/** Days at equal distances, their totals as plain numbers, good enough to draw with. A flat line is in the middle. */
export function placesOf(days: readonly DayValue[]): readonly ChartPlace[] {
  const values = days.map(({ equivalent }) => Number(equivalent));
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return values.map((value, index) => ({
    x: index / Math.max(1, values.length - 1),
    y: span === 0 ? 0.5 : (value - low) / span,
  }));
}
