import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { atoms, minus, mulDiv, negated, notionalOf, plus, quantityFor, shareOf, smaller, zero } from './atoms.ts';
import { price } from './decimal-text.ts';
import { type Atoms, type Ppm, type Price, ppmOne } from './types.ts';

const amount = fc.bigInt(0n, 2n ** 62n).map(atoms);
const share = fc.integer({ min: 0, max: ppmOne }).map((value) => value as Ppm);

describe('RULES 1: every rounding names its direction', () => {
  test('a proportion rounds down or up, by less than one', () => {
    expect(mulDiv(7n, 1n, 2n, 'down')).toBe(3n);
    expect(mulDiv(7n, 1n, 2n, 'up')).toBe(4n);
    expect(mulDiv(8n, 1n, 2n, 'up')).toBe(4n);
    expect(() => mulDiv(-1n, 1n, 2n, 'down')).toThrow('zero or more');
    expect(() => mulDiv(1n, 1n, 0n, 'down')).toThrow('zero or more');
    const some = fc.bigInt(0n, 10n ** 30n);
    fc.assert(
      fc.property(some, some, fc.bigInt(1n, 10n ** 30n), (value, numerator, denominator) => {
        const down = mulDiv(value, numerator, denominator, 'down');
        const up = mulDiv(value, numerator, denominator, 'up');
        const isEven = (value * numerator) % denominator === 0n;
        expect(up - down).toBe(isEven ? 0n : 1n);
        expect(down * denominator <= value * numerator && value * numerator <= up * denominator).toBe(true);
      }),
    );
  });

  test('a charge is never less than its share and never more than the amount', () => {
    expect(shareOf(atoms(1n), 1 as Ppm, 'up')).toBe(1n);
    expect(shareOf(atoms(1n), 1 as Ppm, 'down')).toBe(0n);
    expect(shareOf(atoms(1_000_000n), 1_000 as Ppm, 'up')).toBe(1_000n);
    fc.assert(
      fc.property(amount, share, (whole, part) => {
        const up = shareOf(whole, part, 'up');
        expect(up <= whole).toBe(true);
        expect(up * BigInt(ppmOne) >= whole * BigInt(part)).toBe(true);
        expect(shareOf(whole, part, 'down') <= up).toBe(true);
      }),
    );
  });

  test('an amount never buys more than it pays for', () => {
    const scales = { base: 8, quote: 6 };
    expect(notionalOf(atoms(100_000_000n), price(6_000_000_000_000), scales, 'up')).toBe(60_000_000_000n);
    expect(quantityFor(atoms(60_000_000_000n), price(6_000_000_000_000), scales, 'down')).toBe(100_000_000n);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (money, at) => {
        const bought = quantityFor(money, price(at), scales, 'down');
        expect(notionalOf(bought, price(at), scales, 'up') <= money).toBe(true);
      }),
    );
  });
});

test('a part is never larger than its whole', () => {
  expect(minus(atoms(5n), atoms(5n))).toBe(0n);
  expect(() => minus(atoms(5n), atoms(6n))).toThrow('not larger than the whole');
  expect([plus(atoms(2n), atoms(3n)), negated(atoms(2n)), smaller(atoms(2n), atoms(3n)), zero]).toEqual([
    5n,
    -2n,
    2n,
    0n,
  ]);
});

describe('splitting by weights', () => {
  test('the parts add up, each is within one atom of its share, and equal remainders go by place', () => {
    expect(allocate(atoms(10n), [1n, 1n, 1n])).toEqual([4n, 3n, 3n]);
    expect(allocate(atoms(2n), [1n, 1n, 1n])).toEqual([1n, 1n, 0n]);
    expect(allocate(atoms(100n), [0n, 1n])).toEqual([0n, 100n]);
    const weights = fc
      .array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((weight) => weight > 0n));
    fc.assert(
      fc.property(amount, weights, (total, all) => {
        const sum = all.reduce((a, b) => a + b, 0n);
        const parts = allocate(total, all);
        expect(parts.reduce((a: bigint, b) => a + b, 0n)).toBe(total);
        parts.forEach((part, i) => {
          const exact = total * (all[i] as bigint);
          expect(part * sum > exact - sum && part * sum < exact + sum).toBe(true);
        });
      }),
    );
  });

  test('nothing is split by no weight at all, and nothing below zero', () => {
    expect(() => allocate(atoms(1n), [])).toThrow('not all zero');
    expect(() => allocate(atoms(1n), [0n])).toThrow('not all zero');
    expect(() => allocate(atoms(1n), [2n, -1n])).toThrow('not all zero');
    expect(() => allocate(atoms(-1n), [1n, 1n])).toThrow('zero or more');
  });
});

test('the compiler keeps amounts, prices and shares apart', () => {
  const money: Atoms = atoms(1n);
  const rate = 1_000 as Ppm;
  const at: Price = price(1);
  // @ts-expect-error: a plain bigint is not an amount.
  const plain: Atoms = 1n;
  // @ts-expect-error: a share is not a price.
  const wrongPrice: Price = rate;
  // @ts-expect-error: a price is not a share.
  shareOf(money, at, 'up');
  // @ts-expect-error: a rounding is named.
  shareOf(money, rate);
  expect([plain, wrongPrice]).toEqual([1n, 1_000]);
});
