import { expect, test } from 'vitest';
import { feeBars } from './fee-bars.ts';

test('months are a row without a gap, over the turn of a year, with the largest part first', () => {
  const bars = feeBars(
    [
      { month: 202602, kind: 'trade_fee', worth: '1.5' },
      { month: 202602, kind: 'contract_fee', worth: '4' },
      { month: 202512, kind: 'trade_fee', worth: '2' },
    ],
    4,
  );
  expect(bars.map(({ month, total }) => [month, total])).toEqual([
    [202511, 0],
    [202512, 2],
    [202601, 0],
    [202602, 5.5],
  ]);
  expect(bars[3]?.parts.map(({ kind }) => kind)).toEqual(['contract_fee', 'trade_fee']);
  expect(feeBars([], 6)).toEqual([]);
});
