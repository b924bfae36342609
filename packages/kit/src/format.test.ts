import { describe, expect, it } from 'vitest';
import { chineseFormats, formats, hidden, hiddenFormat, missing, withSubscriptZeros } from './format.ts';

const { comma, point } = formats;

describe('amounts', () => {
  it('keep their groups and steps, and are never rounded up', () => {
    expect(comma.amount('68412.5', 2)).toBe('68,412.50');
    expect(comma.amount('0.99999', 4)).toBe('0.9999');
    expect(comma.amount('-1.999', 2)).toBe('-1.99');
    expect(point.amount('1234567.5')).toBe('1.234.567,5');
    expect(comma.gain('318.42')).toBe('+318.42');
    expect(['0.001', '-0.009', '0', '-0.01'].map((text) => comma.gain(text, 2))).toEqual([
      '0.00',
      '0.00',
      '0.00',
      '-0.01',
    ]);
  });

  it('keep digits a float would lose', () => {
    expect(comma.amount('900719925474099312.123456789012345678')).toBe('900,719,925,474,099,312.123456789012345678');
  });

  it('show missing values as missing, never as zero', () => {
    expect([comma.amount(undefined), comma.volume(undefined), comma.change('x')]).toEqual([missing, missing, missing]);
  });
});

it('specification 9: volumes above 1e6 in M with one decimal, above 1e3 in K, else four decimals', () => {
  const shown = ['1710000000', '842312345', '1000000', '4567', '1000', '12.34567'].map((text) => comma.volume(text));
  expect(shown).toEqual(['1.71B', '842.3M', '1,000.0K', '4.5K', '1,000.0000', '12.3456']);
});

it('volumes in Chinese are shortened by ten thousands', () => {
  const shown = ['1260000000', '604312345', '84231', '10000', '4567.899', '12.34567'].map((text) =>
    chineseFormats.comma.volume(text),
  );
  expect(shown).toEqual(['12.60亿', '6.04亿', '8.4万', '10,000.00', '4,567.89', '12.3456']);
  expect(chineseFormats.comma.volume('94231234')).toBe('9,423.1万');
});

it('percent has its sign always and two decimals', () => {
  expect(['2.34', '-1.12', '0', '-0.001', '2'].map((text) => comma.change(text))).toEqual([
    '+2.34%',
    '-1.12%',
    '0.00%',
    '0.00%',
    '+2.00%',
  ]);
  expect(point.change('2.34')).toBe('+2,34%');
});

it('small numbers get subscript zeros in narrow columns', () => {
  expect(withSubscriptZeros('0.00002104')).toBe('0.0₄2104');
  expect(withSubscriptZeros('0.0021')).toBe('0.0021');
});

it('the own figures of a user who hides them all have one width', () => {
  const { amount, gain, percent, change, volume } = hiddenFormat;
  expect([amount, gain, percent, change, volume].map((write) => write('12.5'))).toEqual(Array(5).fill(hidden));
});

it('a share has its mark', () => {
  expect([comma.percent('0.25'), point.percent('12.5', 2)]).toEqual(['0.25%', '12,50%']);
});
