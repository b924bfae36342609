import { expect, test } from 'vitest';
import { moved, placeOf, sourceOf, wholeCrop, zoomed, zoomMax } from './crop.ts';

test('a wide picture is cut at both sides alike', () => {
  const crop = wholeCrop(400, 200);
  expect(placeOf(crop)).toEqual({ left: -0.5, top: 0, width: 2, height: 1 });
  expect(sourceOf(crop, 400)).toEqual({ x: 100, y: -0, side: 200 });
});

test('the window never leaves the picture', () => {
  const right = moved(wholeCrop(400, 200), -9, -9);
  expect(sourceOf(right, 400)).toEqual({ x: 200, y: -0, side: 200 });
  const tall = moved(wholeCrop(200, 400), 9, 9);
  expect(sourceOf(tall, 200)).toEqual({ x: -0, y: -0, side: 200 });
});

test('closer is around the middle, and going back shows the whole again', () => {
  const close = zoomed(wholeCrop(400, 400), 2);
  expect(sourceOf(close, 400)).toEqual({ x: 100, y: 100, side: 200 });
  const corner = moved(close, 9, 9);
  expect(sourceOf(corner, 400)).toEqual({ x: -0, y: -0, side: 200 });
  expect(sourceOf(zoomed(corner, 1), 400)).toEqual({ x: -0, y: -0, side: 400 });
  expect(zoomed(close, 99).zoom).toBe(zoomMax);
});
