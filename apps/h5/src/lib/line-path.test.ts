import { expect, test } from 'vitest';
import { areaPath, linePath } from './line-path.ts';

const points = [
  { x: 0, y: 10 },
  { x: 20 / 3, y: 2.5 },
  { x: 20, y: 0 },
];

test('a line goes straight through its points', () => {
  expect(linePath(points)).toBe('M0,10L6.67,2.5L20,0');
});

test('an area is closed along its floor', () => {
  expect(areaPath(points, 24)).toBe('M0,10L6.67,2.5L20,0L20,24L0,24Z');
  expect(areaPath([], 24)).toBe('');
});
