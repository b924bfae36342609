import type { Wallets } from '@candor/contract';

export type DayValue = Wallets['history'][number];

/** The history with its running day at the live total: the line ends where the figure above it stands. */
export function withLiveEnd(days: readonly DayValue[], total: string): readonly DayValue[] {
  const last = days.at(-1);
  return last === undefined ? [] : [...days.slice(0, -1), { ...last, equivalent: total }];
}

/** Which day lies under a finger at `x` of a chart `width` wide. */
export function dayAt(count: number, x: number, width: number): number {
  if (count < 2 || width <= 0) return 0;
  const place = Math.round((x / width) * (count - 1));
  return Math.min(count - 1, Math.max(0, place));
}

/** Plain numbers, good enough to draw with: 0 at the bottom of the shape, 1 at its top. A flat line lies in the middle. */
export function heightsOf(days: readonly DayValue[]): readonly number[] {
  const values = days.map(({ equivalent }) => Number(equivalent));
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return values.map((value) => (span === 0 ? 0.5 : (value - low) / span));
}
