import { atoms, type Ppm, plus, shareOf, zero } from '@candor/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeCouponShareMax, rebateShareMax } from '../../fee-shares.ts';
import type { AssetId } from '../../vocabulary.ts';
import {
  bestCouponFor,
  type CouponPromise,
  couponDueOf,
  couponRefusalFor,
  couponSavingFor,
  feeInQuote,
  loanInterestOfDays,
} from './rules.ts';

const usdt = (text: string) => atoms(BigInt(Math.round(Number(text) * 1e6)));
const dollars = 3 as AssetId;
const plan = { act: 'spot', assetId: dollars, size: usdt('600'), charged: usdt('0.6') } as const;
const rebate: CouponPromise & { readonly expiresAtMs: number } = {
  kind: 'fee_rebate',
  market: 'both',
  assetId: dollars,
  worth: usdt('5'),
  share: 500_000 as Ppm,
  amountMin: usdt('50'),
  days: 0,
  expiresAtMs: 10,
};

describe('RULES 16: a coupon', () => {
  test('pays its share of what counts, up to its worth, rounded down', () => {
    expect(couponDueOf(rebate, usdt('0.6'))).toBe(usdt('0.3'));
    expect(couponDueOf(rebate, usdt('100'))).toBe(usdt('5'));
    expect(couponDueOf(rebate, atoms(1n))).toBe(0n);
  });

  test('pays, with a rebate beside it, never more than the fee, to the atom', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (fee) => {
        const back = shareOf(atoms(fee), rebateShareMax, 'down');
        const paid = couponDueOf({ worth: atoms(10n ** 18n), share: feeCouponShareMax }, atoms(fee));
        expect(plus(back, paid) <= fee).toBe(true);
      }),
    );
  });

  test('takes a fee in the base asset at the price of its own trade: 0.0001 BTC at 6,000 are 0.6', () => {
    const trade = { quantity: atoms(10_000_000n), quoteAmount: usdt('600') };
    expect(feeInQuote(atoms(10_000n), 'buy', trade)).toBe(usdt('0.6'));
    expect(feeInQuote(usdt('0.6'), 'sell', trade)).toBe(usdt('0.6'));
  });

  test('covers seven days of interest on what was borrowed: 1,000 at 8.76 % → 1.68', () => {
    expect(loanInterestOfDays(usdt('1000'), 87_600 as Ppm, 7)).toBe(usdt('1.68'));
  });

  test('goes with an act of its kind, in its asset, from its smallest amount on', () => {
    expect(couponRefusalFor(rebate, plan)).toBeUndefined();
    expect(couponRefusalFor(rebate, { ...plan, act: 'options' })).toBe('coupon_not_for_act');
    expect(couponRefusalFor({ ...rebate, market: 'contract' }, plan)).toBe('coupon_not_for_act');
    expect(couponRefusalFor(rebate, { ...plan, assetId: 1 as AssetId })).toBe('coupon_other_asset');
    expect(couponRefusalFor(rebate, { ...plan, size: usdt('49') })).toBe('coupon_amount_too_small');
    expect(couponRefusalFor({ ...rebate, kind: 'cash' }, plan)).toBe('coupon_not_for_act');
  });

  test('saves by the rule that pays it', () => {
    expect(couponSavingFor(rebate, plan)).toBe(usdt('0.3'));
    expect(couponSavingFor(rebate, { ...plan, size: zero })).toBe(0n);
    const yields = { ...rebate, kind: 'locked_yield', market: undefined, share: 2_000 as Ppm, days: 5 } as const;
    const deposit = { act: 'locked', assetId: dollars, size: usdt('100'), days: 3 } as const;
    expect(couponSavingFor(yields, deposit)).toBe(usdt('0.6'));
    const interest = { ...rebate, kind: 'loan_interest', market: undefined, share: 1_000_000 as Ppm, days: 7 } as const;
    const loan = { act: 'loans', assetId: dollars, size: usdt('1000'), interest: 87_600 as Ppm } as const;
    expect(couponSavingFor(interest, loan)).toBe(usdt('1.68'));
  });

  test('chooses the coupon that saves most, and the first to expire among equals', () => {
    const small = { ...rebate, share: 100_000 as Ppm };
    const later = { ...rebate, expiresAtMs: 20 };
    expect(bestCouponFor([small, later, rebate], plan)).toBe(rebate);
    expect(bestCouponFor([small], plan)).toBe(small);
    expect(bestCouponFor([rebate], { ...plan, size: usdt('1') })).toBeUndefined();
  });
});
