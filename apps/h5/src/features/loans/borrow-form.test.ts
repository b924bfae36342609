import type { LoanProductRow } from '@candor/api';
import { atoms, type Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { type BorrowForm, borrowFigures, borrowProblem } from './borrow-form.ts';
import { interestFigures } from './loan-figures.ts';

const ppm = (share: number) => share as Ppm;
const product: LoanProductRow = {
  productId: 1,
  assetId: 3,
  code: 'USDT',
  scale: 6,
  unitScale: 6,
  amountMin: '50',
  accountMax: '50000',
  totalMax: '2000000',
  flexibleInterest: ppm(87_600),
  ltvInitial: ppm(650_000),
  ltvWarning: ppm(750_000),
  ltvUrgent: ppm(800_000),
  ltvLiquidation: ppm(830_000),
  ltvTarget: ppm(700_000),
  isOffered: true,
  isDemonstration: false,
  termsHash: '00',
  price: '1',
  interest: ppm(87_600),
  fixed: [],
  collateral: [
    {
      assetId: 1,
      code: 'BTC',
      scale: 8,
      price: '50000',
      tiers: [{ upTo: '1000000', ratio: ppm(1_000_000) }],
      spread: ppm(10_000),
    },
  ],
  available: '40000',
  lent: '0',
};
const form = (amount: string, collateral = '0.2'): BorrowForm => ({
  amount,
  unreadable: undefined,
  collateral: [{ assetId: 1, amount: collateral, unreadable: undefined }],
  days: undefined,
});
const noIndex = () => undefined;
const problemOf = (typed: BorrowForm, available = '1') =>
  borrowProblem(typed, {
    product,
    figures: borrowFigures(product, typed, noIndex),
    isOffered: true,
    availableOf: () => available,
  })?.code;

it('RULES 14 ✔ shows 6,500 against 0.2 BTC as liquidated at 39,156.63, by the core’s own rule', () => {
  const figures = borrowFigures(product, form('6500'), noIndex);
  expect(figures?.ltv).toBe(650_000);
  expect(figures?.counted).toBe('10000');
  expect(figures?.places.map(({ name, price }) => [name, price])).toEqual([
    ['initial', '50000'],
    ['warning', '43333.34'],
    ['urgent', '40625'],
    ['liquidation', '39156.63'],
  ]);
});

it('takes the live index before the one that came with the product', () => {
  expect(borrowFigures(product, form('6500'), (assetId) => (assetId === 1 ? '100000' : undefined))?.ltv).toBe(325_000);
});

it('offers a little less than the collateral carries, because prices move', () => {
  expect(borrowFigures(product, form(''), noIndex)?.most).toBe(6_480_500_000n);
});

it('names the first problem', () => {
  expect(problemOf(form('100', ''))).toBe('collateral_missing');
  expect(problemOf(form('100'), '0.1')).toBe('insufficient');
  expect(problemOf(form(''))).toBe('amount_missing');
  expect(problemOf(form('49.9'))).toBe('too_small');
  expect(problemOf(form('50001'))).toBe('too_large');
  expect(problemOf(form('40001'))).toBe('not_available');
  expect(problemOf(form('6501'))).toBe('ltv_too_high');
  expect(problemOf(form('6500'))).toBeUndefined();
});

it('shows a debt in a coin by the rise of that coin that leads to each level', () => {
  const lendsBtc = { ...product, assetId: 1, code: 'BTC', scale: 8, price: '60000' };
  const usdt = { ...product.collateral[0], assetId: 3, code: 'USDT', scale: 6, price: '1' };
  const ofCoin = { ...lendsBtc, collateral: [usdt as (typeof product.collateral)[number]] };
  const typed = { ...form('0.1'), collateral: [{ assetId: 3, amount: '10000', unreadable: undefined }] };
  const figures = borrowFigures(ofCoin, typed, noIndex);
  expect(figures?.places.map(({ assetId, price, change }) => [assetId, price, change])).toEqual([
    [1, '65000', 83_333],
    [1, '75000', 250_000],
    [1, '80000', 333_333],
    [1, '83000', 383_333],
  ]);
});

it('shows interest as it is charged: by the hour', () => {
  expect(interestFigures(atoms(1_000_000_000n), ppm(87_600), 6, 7)).toEqual({
    hourly: '0.01',
    daily: '0.24',
    total: '1.68',
  });
});
