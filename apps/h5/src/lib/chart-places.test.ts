import { expect, it } from 'vitest';
import { nearestPlace } from './chart-places.ts';

it('finds the point under a finger, also beside the chart and beside a gap', () => {
  const places = [0, 0.25, 1].map((x) => ({ x, y: 0.5 }));
  expect([-0.2, 0, 0.2, 0.62, 0.63, 1, 3].map((x) => nearestPlace(places, x))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  expect(nearestPlace([], 0.5)).toBe(0);
});
