import { expect, test } from 'vitest';
import { percentOf, ppmOf } from './share.ts';

test.each([
  ['0', '0'],
  ['1', '0.0001'],
  ['600', '0.06'],
  ['10000', '1'],
  ['780000', '78'],
  ['1000000', '100'],
  ['1234567', '123.4567'],
])('shows %s millionths as %s percent, and sends the same back', (ppm, percent) => {
  expect(percentOf(ppm)).toBe(percent);
  expect(ppmOf(percent)).toBe(ppm);
});

test('reads a comma, and refuses what no millionth is for', () => {
  expect(ppmOf('0,06')).toBe('600');
  expect(ppmOf('5.')).toBe('50000');
  for (const text of ['0.00001', '-1', 'abc', '', '1e3', '1.2.3']) expect(ppmOf(text)).toBeUndefined();
});
