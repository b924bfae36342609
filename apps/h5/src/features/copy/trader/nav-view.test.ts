import { hourMs } from '@candor/kernel';
import type { NavPoint } from '@candor/api';
import { expect, it } from 'vitest';
import { type NavShape, navShape, navsOfDays, navText } from './nav-view.ts';

const point = (hour: number, nav: number): NavPoint => ({ atMs: hour * hourMs, nav });

it('writes a unit with four decimals, cut down', () => {
  expect([1_000_000, 885_714, 80_000].map(navText)).toEqual(['1.0000', '0.8857', '0.0800']);
});

it('takes the points of a period back from the newest', () => {
  const navs = [point(0, 1), point(10, 2), point(24 * 7 + 10, 3)];
  expect(navsOfDays(navs, 7)).toEqual(navs.slice(1));
  expect(navsOfDays([], 7)).toEqual([]);
});

it('places points by their time, so that a gap stays one', () => {
  const shape = navShape([point(0, 800_000), point(1, 1_000_000), point(4, 900_000)]) as NavShape;
  expect(shape).toMatchObject({ low: 800_000, high: 1_000_000, direction: 'up' });
  expect(shape.places).toEqual([
    { x: 0, y: 0 },
    { x: 0.25, y: 1 },
    { x: 1, y: 0.5 },
  ]);
});

it('has no shape of one point, and a flat one in the middle', () => {
  expect(navShape([point(0, 1)])).toBeUndefined();
  expect(navShape([point(0, 5), point(1, 5)])).toMatchObject({ direction: 'flat', places: [{ y: 0.5 }, { y: 0.5 }] });
});
