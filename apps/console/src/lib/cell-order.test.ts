import { expect, test } from 'vitest';
import { cellOrder } from './cell-order.ts';

const ordered = (cells: readonly (string | number)[]) => [...cells].sort(cellOrder);

test('orders amounts by their worth, to digits that a float does not have', () => {
  expect(
    ordered(['10', '9.5', '-2', '100000000000000000.000000000000000002', '100000000000000000.000000000000000001']),
  ).toEqual(['-2', '9.5', '10', '100000000000000000.000000000000000001', '100000000000000000.000000000000000002']);
  expect(ordered([10, 9, -1])).toEqual([-1, 9, 10]);
});

test('has nothing first, then numbers, then words', () => {
  expect(ordered(['withdrawal', '5', '', 'deposit 10', 'deposit 9', '-5'])).toEqual([
    '',
    '-5',
    '5',
    'deposit 9',
    'deposit 10',
    'withdrawal',
  ]);
});
