import { builtInFiatRates } from '@candor/api';
import { formats } from '@candor/kit';
import { expect, it } from 'vitest';
import { formatFiat } from './fiat.ts';

const { comma } = formats;

it('fiat is exact, with the decimals of its currency', () => {
  const vnd = { code: 'VND', rate: builtInFiatRates.VND as string };
  expect(formatFiat('94971.0884', vnd, comma)).toBe('2,469,248,298 ₫');
  expect(formatFiat('68412.5', { code: 'USD', rate: '1' }, comma)).toBe('$68,412.50');
  expect(formatFiat('0.00002104', { code: 'USD', rate: '1' }, comma)).toBe('$0.00002104');
  const usd = { code: 'USD', rate: '1' };
  // Rounded, with as many digits as a price below one has.
  expect(
    ['1.8376', '26.767', '0.695', '-0.5', '0.00000000004', '0.99999'].map((text) => formatFiat(text, usd, comma)),
  ).toEqual(['$1.84', '$26.77', '$0.6950', '-$0.5000', '$0.0000000000', '$1.0000']);
  expect(formatFiat('-3.5', { code: 'EUR', rate: '0.917528' }, comma)).toBe('-€3.21');
});
