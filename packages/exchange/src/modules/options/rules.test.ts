import type { Ppm, Price } from '@candor/money';
import { atoms } from '@candor/money';
import { describe, expect, test } from 'vitest';
import {
  breakEvenWins,
  expectedValue,
  expiryGridFor,
  optionResultOf,
  rewardFor,
  strikeGridFor,
  windowSizeFor,
} from './rules.ts';

describe('RULES 6: worked examples', () => {
  test.each([
    [800_000, 5_556, -100_000],
    [850_000, 5_405, -75_000],
    [900_000, 5_263, -50_000],
  ])('payout %i ppm needs %i of 10,000 wins and costs %i ppm on average', (payout, wins, value) => {
    expect(breakEvenWins(payout as Ppm)).toBe(wins);
    expect(expectedValue(payout as Ppm)).toBe(value);
  });

  test.each([
    [30, 6],
    [60, 12],
    [120, 24],
    [300, 60],
    [10, 4],
    [600, 60],
    [37, 8],
  ])('an option of %i s is decided by %i grid instants', (seconds, size) => {
    expect(windowSizeFor(seconds)).toBe(size);
  });

  test('the strike is at the first grid instant 500 ms after acceptance or later', () => {
    expect(strikeGridFor(1_000)).toBe(3);
    expect(strikeGridFor(1_001)).toBe(4);
    expect(strikeGridFor(1_499)).toBe(4);
    expect(expiryGridFor(4, 60)).toBe(124);
  });

  test('above, below and at the strike; less than 80 % of the samples are void', () => {
    const strike = 100 as Price;
    const of = (count: number, sum: number) => ({ count, sum: BigInt(sum) });
    expect(optionResultOf('up', strike, of(10, 1_001), 12)).toBe('won');
    expect(optionResultOf('down', strike, of(10, 1_001), 12)).toBe('lost');
    expect(optionResultOf('down', strike, of(10, 999), 12)).toBe('won');
    expect(optionResultOf('up', strike, of(10, 1_000), 12)).toBe('refunded');
    expect(optionResultOf('up', strike, of(9, 1_000), 12)).toBe('void');
    expect(optionResultOf('up', strike, of(16, 1_700), 20)).toBe('won');
  });

  test('a reward rounds down', () => {
    expect(rewardFor(atoms(1_234_567n), 820_000 as Ppm)).toBe(1_012_344n);
  });
});
