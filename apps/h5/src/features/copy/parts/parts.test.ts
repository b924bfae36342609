import { formats } from '@candor/kit';
import { expect, it } from 'vitest';
import { fallText, wonPercent } from './percent.ts';
import { sumOfTexts } from './sums.ts';
import { traderIdFrom } from './trader-id.ts';

it('an address names a trader by a whole number above zero, or none', () => {
  expect(traderIdFrom({ trader_user_id: '1003' })).toBe(1003);
  for (const wrong of ['0', '-1', '1e3', '', ' 7']) expect(traderIdFrom({ trader_user_id: wrong })).toBeUndefined();
  expect(traderIdFrom({})).toBeUndefined();
});

it('writes wins and falls as percent without rounding up', () => {
  expect([wonPercent(26, 41), wonPercent(2, 3), wonPercent(0, 0)]).toEqual(['63', '66', undefined]);
  expect([fallText('4.2', formats.comma), fallText('0', formats.comma), fallText(undefined, formats.comma)]).toEqual([
    '-4.20%',
    '0.00%',
    undefined,
  ]);
});

it('adds decimal texts exactly', () => {
  expect(sumOfTexts(['-9.92879', '0.0675', '-0.017', '100'])).toBe('90.12171');
  expect(sumOfTexts([])).toBe('0');
  expect(sumOfTexts(['1', '--'])).toBeUndefined();
});
