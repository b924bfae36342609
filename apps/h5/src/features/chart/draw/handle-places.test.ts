import { expect, test } from 'vitest';
import { handlePlaces } from './handle-places.ts';

test('leaves handles that are apart at their lines', () => {
  expect(handlePlaces([200, 50, 120], 300)).toEqual([200, 50, 120]);
});

test('keeps handles of lines out of sight inside the pane, one below the other', () => {
  expect(handlePlaces([-500, 100, -900], 300)).toEqual([34, 100, 12]);
  expect(handlePlaces([900, 800, 100], 300)).toEqual([288, 266, 100]);
});

test('moves those apart that would cover each other, in the order of their lines', () => {
  expect(handlePlaces([100, 101, 99], 300)).toEqual([121, 143, 99]);
});
