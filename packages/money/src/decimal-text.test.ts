import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atomsFromText,
  decimalGrammar,
  decimalsOfTick,
  price,
  priceFromText,
  priceToText,
  textFromUnits,
  textWithAllDecimals,
  unitsFromText,
  percentOfPpm,
  ppmFromPercent,
} from './decimal-text.ts';

const scales = fc.integer({ min: 0, max: 18 });
const largest = 10n ** 18n - 1n;

describe('RULES 1: amounts on the wire', () => {
  test.each([
    ['1.5', 6, 1_500_000n],
    ['0.000001', 6, 1n],
    ['0', 6, 0n],
    ['0.0', 6, 0n],
    ['1.50', 6, 1_500_000n],
    ['999999999999999999', 0, largest],
    ['123456789.12345678', 8, 12_345_678_912_345_678n],
  ])('%s at scale %i', (text, scale, units) => {
    expect(unitsFromText(text, scale)).toBe(units);
  });

  test.each([
    ['7 decimals in an asset of 6', '0.0000001', 6],
    ['7 decimals, though the last is zero', '1.0000000', 6],
    ['a decimal in an asset without', '1.0', 0],
    ['40 decimals', `0.${'1'.repeat(40)}`, 18],
  ])('too fine is refused and never rounded: %s', (_what, text, scale) => {
    expect(unitsFromText(text, scale)).toBeUndefined();
  });

  /** The list of W11, and further inputs of people and programs. */
  const refused = [
    ['-1', '1e-9', '1E5', '0x10', '0b1', '0o7', 'NaN', 'Infinity', '-Infinity', '+1', ' 1', '1 ', '1\n', '\t1'],
    ['1,000', '1,5', '١٢٣', '１２３', '१२३', '1.', '.5', '.', '', '00', '01', '00.5', '1..5', '1.2.3', '1_000'],
    ['1n', '1.5n', '--1', '-0', '−1', "1'000", '1 000', '1\u00A0000', '1\u200B', '\uFEFF1', '1\u0000', '½', '²'],
    ['1000000000000000000', 'null', 'undefined', 'true', '[1]', '{}', '1/2', '50%', '$1', '1 BTC', '1e', 'e1'],
  ].flat();
  test.each(refused.map((text) => [JSON.stringify(text), text]))('refuses %s', (_shown, text) => {
    expect(decimalGrammar.test(text)).toBe(false);
    expect(unitsFromText(text, 18)).toBeUndefined();
    expect(atomsFromText(text, 8)).toBeUndefined();
    expect(priceFromText(text)).toBeUndefined();
  });

  test('a text of any characters is refused, or is a number that prints as that number', () => {
    const character = fc.constantFrom(...'0123456789.,-+eExX_ n\n\t٣½'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 24 }), scales, (text, scale) => {
        const units = unitsFromText(text, scale);
        if (units === undefined) return;
        expect(units >= 0n).toBe(true);
        const [whole, fraction = ''] = text.split('.');
        expect(textWithAllDecimals(units, scale)).toBe(scale === 0 ? whole : `${whole}.${fraction.padEnd(scale, '0')}`);
      }),
      { numRuns: 20_000 },
    );
  });

  test('parsing a formatted number gives the number, and formatting a parsed text gives the shortest text', () => {
    fc.assert(
      fc.property(scales, fc.bigInt(0n, largest), (scale, units) => {
        expect(unitsFromText(textFromUnits(units, scale), scale)).toBe(units);
        expect(unitsFromText(textWithAllDecimals(units, scale), scale)).toBe(units);
        expect(textFromUnits(units, scale)).not.toMatch(/\.\d*0$/);
      }),
    );
  });
});

test('amounts are shown without trailing zeros, or with all decimals', () => {
  expect(textFromUnits(1_500_000n, 6)).toBe('1.5');
  expect(textFromUnits(100n, 0)).toBe('100');
  expect(textFromUnits(-50n, 2)).toBe('-0.5');
  expect(textFromUnits(0n, 8)).toBe('0');
  expect(textWithAllDecimals(1_500_000n, 6)).toBe('1.500000');
  expect(textWithAllDecimals(-1n, 2)).toBe('-0.01');
});

test('prices have eight decimals, are above zero and are exact', () => {
  expect(priceFromText('68412.5')).toBe(6_841_250_000_000);
  expect(priceToText(price(6_841_250_000_000))).toBe('68412.5');
  expect(priceFromText('0')).toBeUndefined();
  expect(priceFromText('0.000000001')).toBeUndefined();
  expect(priceFromText('90071992.54740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(priceFromText('90071992.54740992')).toBeUndefined();
  expect(() => price(0)).toThrow('above zero');
  expect(() => price(1.5)).toThrow('whole number');
});

test('a price is shown with the decimals of its tick', () => {
  const decimals = (tick: string) => decimalsOfTick(priceFromText(tick) as never);
  expect([decimals('0.01'), decimals('0.5'), decimals('1'), decimals('0.00000001')]).toEqual([2, 1, 0, 8]);
});

test('millionths are percent with four decimals at most, there and back', () => {
  const pairs = [
    [0, '0'],
    [1, '0.0001'],
    [600, '0.06'],
    [52_500, '5.25'],
    [100_000, '10'],
    [1_000_000, '100'],
  ] as const;
  for (const [ppm, percent] of pairs) {
    expect(percentOfPpm(ppm)).toBe(percent);
    expect(ppmFromPercent(percent)).toBe(ppm);
  }
  for (const text of ['0.00001', '-1', '1e3', '']) expect(ppmFromPercent(text)).toBeUndefined();
});
