import { atoms, type Ppm, price } from '@candor/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isInOtcHours,
  otcCompletion,
  otcIndexPrice,
  otcLimitOf,
  otcPriceOf,
  otcQuantity,
  otcReach,
  otcTotal,
} from './rules.ts';

const dong = { asset: 6, fiat: 0 };

test('RULES 12: limits of one order are 2,000 USDT at Lv1 and 1,000,000 at Lv2', () => {
  expect(['none', 'basic', 'advanced'].map((level) => otcLimitOf(level as 'none'))).toEqual([0, 2_000, 1_000_000]);
});

test('RULES 12: 100 USDT at 25,400.5 dong are 2,540,050 dong, and a dong more is asked for a part of one', () => {
  const at = atoms(2_540_050_000_000n);
  expect(otcTotal(atoms(100_000_000n), at, dong)).toBe(2_540_050n);
  expect(otcTotal(atoms(100_000_001n), at, dong)).toBe(2_540_051n);
});

test('RULES 12: a floating price is the index in the fiat times its factor, inside its bounds', () => {
  // BTC at 60,000 USDT, 25,000 dong each.
  const index = otcIndexPrice(price(6_000_000_000_000), price(2_500_000_000_000));
  expect(index).toBe(1_500_000_000n * 100_000_000n);
  const factor = 1_010_000 as Ppm;
  const bounds = (low: bigint, high: bigint) => ({ factor, priceMin: atoms(low), priceMax: atoms(high) });
  expect(otcPriceOf(bounds(1n, index * 2n), index)).toBe((index * 101n) / 100n);
  expect(otcPriceOf(bounds(1n, index), index)).toBe(index);
  expect(otcPriceOf(bounds(index * 2n, index * 2n), index)).toBe(index * 2n);
  expect(otcPriceOf({ price: atoms(7n) }, index)).toBe(7n);
  expect(otcPriceOf(bounds(1n, 2n), undefined)).toBeUndefined();
});

test('the quantity for an amount never costs more than it', () => {
  const big = (max: bigint) => fc.bigInt({ min: 1n, max });
  fc.assert(
    fc.property(big(10n ** 15n), big(10n ** 18n), fc.nat(18), fc.nat(8), (total, at, asset, fiat) => {
      const scales = { asset, fiat };
      const quantity = otcQuantity(atoms(total), atoms(at), scales);
      const paid = otcTotal(quantity, atoms(at), scales);
      const reaches = (least: bigint) => otcReach(scales)(quantity, atoms(at), atoms(least));
      expect([reaches(paid), reaches(paid + 1n)]).toEqual([true, false]);
      expect(otcTotal(quantity, atoms(at), scales)).toBeLessThanOrEqual(total);
    }),
    { numRuns: 200, seed: 12 },
  );
});

test('hours go past midnight, and the same minute twice is the whole day', () => {
  const at = (minute: number) => 1_700_438_400_000 + minute * 60_000;
  const night = { fromMinute: 1_320, toMinute: 360 };
  expect([1_319, 1_320, 0, 359, 360].map((minute) => isInOtcHours(night, at(minute)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isInOtcHours({ fromMinute: 5, toMinute: 5 }, at(700))).toBe(true);
});

test('completion counts orders that the account let go, and disputes that it lost', () => {
  expect(otcCompletion({ completed: 0, failed: 0, lost: 0 })).toBe(1_000_000);
  expect(otcCompletion({ completed: 2, failed: 1, lost: 0 })).toBe(666_666);
  expect(otcCompletion({ completed: 1, failed: 0, lost: 1 })).toBe(500_000);
});
