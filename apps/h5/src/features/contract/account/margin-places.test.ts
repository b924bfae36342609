import { expect, it } from 'vitest';
import { marginPlaces } from './margin-places.ts';

it('puts points at their time, and fills the picture only with a large use', () => {
  const at = (atMs: number, percent: string) => ({ atMs, percent });
  expect(marginPlaces([at(0, '0'), at(750, '5'), at(1_000, '12.5')])).toEqual([
    { x: 0, y: 0 },
    { x: 0.75, y: 0.2 },
    { x: 1, y: 0.5 },
  ]);
  expect(marginPlaces([at(0, '50'), at(10, '100')])).toEqual([
    { x: 0, y: 0.5 },
    { x: 1, y: 1 },
  ]);
});
