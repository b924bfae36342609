import { expect, it } from 'vitest';
import { dayAt, heightsOf, withLiveEnd } from './chart-points.ts';

const days = ['100', '300', '200'].map((equivalent, index) => ({ atMs: index * 86_400_000, equivalent }));

it('ends the line at the live total and leaves the other days alone', () => {
  expect(withLiveEnd(days, '250').map(({ equivalent }) => equivalent)).toEqual(['100', '300', '250']);
  expect(withLiveEnd([], '250')).toEqual([]);
});

it('finds the day under a finger, also beside the chart', () => {
  expect([-5, 0, 74, 76, 150, 999].map((x) => dayAt(3, x, 300))).toEqual([0, 0, 0, 1, 1, 2]);
  expect(dayAt(1, 150, 300)).toBe(0);
});

it('fills the height, and puts a value that never moved in the middle', () => {
  expect(heightsOf(days)).toEqual([0, 1, 0.5]);
  expect(heightsOf(days.slice(0, 1))).toEqual([0.5]);
});
