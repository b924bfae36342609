import { formats } from '@candor/kit';
import { expect, it } from 'vitest';
import { decimalsTogether } from './shown-decimals.ts';

it('shows figures that add up with the digits of the longest, and with two at least', () => {
  const parts = ['-0.772', '0.3546', '0', '-1.1266'];
  const decimals = decimalsTogether(parts);
  const [profit = 0, fee = 0, overnight = 0, total] = parts.map((text) => Number(formats.comma.amount(text, decimals)));
  expect([decimals, (profit - fee - overnight).toFixed(decimals)]).toEqual([4, total?.toFixed(decimals)]);
  expect(decimalsTogether(['5', '-3'])).toBe(2);
});
