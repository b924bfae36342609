import type { GridTick } from '@candor/api';
import { expect, it } from 'vitest';
import { withTicks } from './index-tape.ts';

const tick = (gridIndex: number, price = '100'): GridTick => ({ gridIndex, price, atMs: gridIndex * 500 });
const grids = (ticks: readonly { readonly gridIndex: number }[]) => ticks.map(({ gridIndex }) => gridIndex);

it('adds new ticks at the end', () => {
  const tape = withTicks(withTicks([], [tick(1), tick(2)]), [tick(3, '100.5')]);
  expect(grids(tape)).toEqual([1, 2, 3]);
  expect(tape.at(-1)).toEqual({ gridIndex: 3, atMs: 1_500, price: 10_050_000_000, text: '100.5' });
});

it('keeps its ticks when a snapshot comes again, each tick once and in order', () => {
  const before = withTicks([], [tick(1), tick(2), tick(3)]);
  expect(grids(withTicks(before, [tick(2), tick(3), tick(4)]))).toEqual([1, 2, 3, 4]);
});

it('forgets ticks older than the needed ones', () => {
  const many = Array.from({ length: 1_300 }, (_, at) => tick(at + 1));
  const tape = withTicks([], many);
  expect([tape.length, tape[0]?.gridIndex]).toEqual([1_200, 101]);
});
