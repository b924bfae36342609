/** A point of a drawn line: 0 to 1 from left to right, and 0 to 1 from its lowest to its highest. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'up' | 'down' | 'flat';

/** Which point is nearest to `x`, which may lie beside the chart. The left one of two equally near. */
export function nearestPlace(places: readonly ChartPlace[], x: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x)) best = index;
  }
  return best;
}
