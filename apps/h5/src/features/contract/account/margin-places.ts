import type { ChartPlace } from '#lib/chart-places.ts';

interface MarginPoint {
  readonly atMs: number;
  /** As text: "12.5". */
  readonly percent: string;
}

/** The highest use fills the picture at most; below this much it does not, or a small use would look like all of it. */
const topPercent = 25;

/** Points at their time, from nothing up. */
export function marginPlaces(points: readonly MarginPoint[]): readonly ChartPlace[] {
  const [first, last] = [points[0]?.atMs ?? 0, points.at(-1)?.atMs ?? 0];
  const top = Math.max(topPercent, ...points.map(({ percent }) => Number(percent)));
  return points.map(({ atMs, percent }) => ({
    x: (atMs - first) / Math.max(1, last - first),
    y: Number(percent) / top,
  }));
}
