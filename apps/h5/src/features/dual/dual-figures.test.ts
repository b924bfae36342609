import type { DualProductRow } from '@candor/api';
import type { Ppm } from '@candor/money';
import { price, priceFromText } from '@candor/money';
import { expect, it } from 'vitest';
import { breakEvenOf, distanceOf, figuresOf, figureTexts, holdingAt, shortPrice, worthAt } from './dual-figures.ts';
import { initialPurchaseForm, purchaseProblem } from './purchase-form.ts';

const product = {
  direction: 'put',
  linkedPrice: '60000',
  share: '100',
  interest: 120_000 as Ppm,
  interestDays: 7,
  baseScale: 8,
  quoteScale: 6,
  isOnSale: true,
  closesAtMs: 1_000,
  accountShares: 5,
  left: 20,
} as DualProductRow;

it('RULES 10: shows the payouts that the core reserves', () => {
  expect(figureTexts(figuresOf(product, 10))).toEqual({
    stake: '1000',
    baseOut: '0.01670502',
    quoteOut: '1002.301369',
  });
  const call = { ...product, direction: 'call', share: '1' } as DualProductRow;
  expect(figureTexts(figuresOf(call, 1))).toEqual({ stake: '1', baseOut: '1.00230136', quoteOut: '60138.082191' });
});

it('beats holding just on the better side of the break-even', () => {
  for (const direction of ['call', 'put'] as const) {
    const figures = figuresOf({ ...product, direction, share: direction === 'call' ? '1' : '60000' }, 1);
    const even = priceFromText(breakEvenOf(figures)) ?? price(1);
    const [better, worse] = direction === 'call' ? [-1, 1] : [1, -1];
    const gainAt = (side: number) => {
      const at = price(even + side * 100_000_000);
      return worthAt(figures, at) - holdingAt(figures, at);
    };
    expect(gainAt(better)).toBeGreaterThan(0n);
    expect(gainAt(worse)).toBeLessThan(0n);
  }
});

it('cuts prices to be read, and signs distances', () => {
  expect([shortPrice('60000.123456'), shortPrice('0.5'), shortPrice('7')]).toEqual(['60000.12', '0.5', '7']);
  expect(distanceOf('61000', '60000')).toBe('+1.67');
  expect(distanceOf('59000', '60000')).toBe('-1.67');
  expect(distanceOf('59000', undefined)).toBeUndefined();
});

it('names the first problem of a purchase', () => {
  const problemOf = (shares: string, facts: { available?: string; nowMs?: number } = {}) =>
    purchaseProblem(
      { ...initialPurchaseForm, shares },
      { product, available: facts.available, nowMs: facts.nowMs ?? 0 },
    );
  expect(problemOf('1', { nowMs: 1_000 })).toBe('closed');
  expect(problemOf('')).toBe('missing');
  expect(problemOf('1.5')).toBe('whole');
  expect(problemOf('6')).toBe('too_many');
  expect(problemOf('2', { available: '199.999999' })).toBe('insufficient');
  expect(problemOf('2', { available: '200' })).toBeUndefined();
  expect(problemOf('2')).toBeUndefined();
});
