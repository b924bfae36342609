import { expect, it } from 'vitest';
import { placesOf, withLiveEnd } from './chart-points.ts';

const days = ['100', '300', '200'].map((equivalent, index) => ({ atMs: index * 86_400_000, equivalent }));

it('ends the line at the live total and leaves the other days alone', () => {
  expect(withLiveEnd(days, '250').map(({ equivalent }) => equivalent)).toEqual(['100', '300', '250']);
  expect(withLiveEnd([], '250')).toEqual([]);
});

it('fills the chart, and puts a value that never moved in the middle', () => {
  expect(placesOf(days)).toEqual([
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0.5 },
  ]);
  expect(placesOf(days.slice(0, 1))).toEqual([{ x: 0, y: 0.5 }]);
});
