import { expect, test } from 'vitest';
import { qrPath, qrSquares } from './qr.ts';

test('the path covers exactly the dark squares', async () => {
  const squares = await qrSquares('https://candor.example/h5/#/pages/common/register?code=AB12CD34');
  const drawn = squares.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrPath(squares).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at++) {
      expect(drawn[Number(y)]?.[at]).toBe(false);
      (drawn[Number(y)] as boolean[])[at] = true;
    }
  }
  expect(drawn).toEqual(squares);
});

test('a run is one rectangle', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
