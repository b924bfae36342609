import { dayMs } from '@candor/kernel';
import type { NavPoint } from '@candor/api';
import { fixedText } from '@candor/kit';
import type { ChartPlace, Direction } from '#lib/chart-places.ts';

/** A unit's worth as people read it: 1000000 is "1.0000". */
export function navText(nav: number): string {
  return fixedText({ units: BigInt(nav), scale: 6 }, 4);
}

/** The points of the last so many days before the newest one. */
export function navsOfDays(navs: readonly NavPoint[], days: number): readonly NavPoint[] {
  const last = navs.at(-1);
  return last === undefined ? [] : navs.filter(({ atMs }) => atMs >= last.atMs - days * dayMs);
}

export interface NavShape {
  /** By time. A flat line is in the middle. */
  readonly places: readonly ChartPlace[];
  readonly low: number;
  readonly high: number;
  readonly direction: Direction;
}

/** The drawing of the points; undefined for fewer than two. Points are at their times, so that a gap is visible. */
export function navShape(navs: readonly NavPoint[]): NavShape | undefined {
  const [first, last] = [navs[0], navs.at(-1)];
  if (first === undefined || last === undefined || navs.length < 2) return undefined;
  const low = Math.min(...navs.map(({ nav }) => nav));
  const high = Math.max(...navs.map(({ nav }) => nav));
  const timeSpan = last.atMs - first.atMs || 1;
  return {
    low,
    high,
    direction: last.nav > first.nav ? 'up' : last.nav < first.nav ? 'down' : 'flat',
    places: navs.map(({ atMs, nav }) => ({
      x: (atMs - first.atMs) / timeSpan,
      y: high === low ? 0.5 : (nav - low) / (high - low),
    })),
  };
}
