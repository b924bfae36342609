import { dateTimeText } from '@candor/kit';
import { expect, it } from 'vitest';
import { matchingRows } from './matching-rows.ts';

interface Row {
  readonly name: string;
  readonly atMs: number;
  readonly amount: number;
}

const atMs = new Date(2026, 10, 27, 4, 54).getTime();
const rows: readonly Row[] = [
  { name: 'Ada', atMs, amount: 1_250 },
  { name: 'Bea', atMs: new Date(2026, 10, 28, 16, 5).getTime(), amount: 7 },
];
const found = (filter: string, language = 'en'): readonly string[] =>
  matchingRows(
    rows,
    [
      { value: ({ name }) => name },
      { value: (row) => row.atMs, text: (row) => dateTimeText(row.atMs, language), isMoment: true },
      { value: ({ amount }) => amount, text: ({ amount }) => amount.toLocaleString('en') },
    ],
    filter,
  ).map(({ name }) => name);

it('finds a time as it is written, in each language, and not by its milliseconds', () => {
  expect(found('27 Nov')).toEqual(['Ada']);
  expect(found('nov 16:05')).toEqual(['Bea']);
  for (const language of ['en', 'vi', 'zh-CN']) expect(found(dateTimeText(atMs, language), language)).toEqual(['Ada']);
  expect(found(`${atMs}`.slice(0, 6))).toEqual([]);
});

it('finds quantities with and without signs between their digits, and every word in any column', () => {
  expect([found('1,250'), found('1250'), found('bea 7'), found('bea 1250'), found(' ')]).toEqual([
    ['Ada'],
    ['Ada'],
    ['Bea'],
    [],
    ['Ada', 'Bea'],
  ]);
});
