import { expect, it } from 'vitest';
import { chanceOf, roomOf, totalOf } from './box-form.ts';

const series = { boxes: 100, sold: 40, accountMax: 20, bought: 0, price: '12.5', scale: 6 };

it('sells ten at once, and no more than are left or than one user may have', () => {
  expect(roomOf(series)).toBe(10);
  expect(roomOf({ ...series, sold: 97 })).toBe(3);
  expect(roomOf({ ...series, bought: 19 })).toBe(1);
  expect(roomOf({ ...series, bought: 21 })).toBe(0);
});

it('adds up a price exactly, and gives the odds of the next draw', () => {
  expect(totalOf({ ...series, price: '0.1' }, 3)).toBe('0.3');
  expect(chanceOf(1, 3)).toBe('33.33');
  expect(chanceOf(0, 0)).toBe('0');
});
