import type { DualLimitRow, DualProductRow } from '@candor/api';
import type { Ppm } from '@candor/money';
import { price, priceFromText } from '@candor/money';
import { expect, it } from 'vitest';
import {
  breakEvenOf,
  distanceOf,
  figuresOf,
  figureTexts,
  holdingAt,
  limitOrderOf,
  payoffRange,
  shortPrice,
  worthAt,
} from './dual-figures.ts';
import { tickFile } from './result/tick-file.ts';
import { initialPurchaseForm, mostShares, type PurchaseFacts, purchaseProblem } from './purchase-form.ts';

const product = {
  direction: 'put',
  linkedPrice: '60000',
  share: '100',
  interest: 120_000 as Ppm,
  interestDays: 7,
  baseScale: 8,
  quoteScale: 6,
  isOnSale: true,
  opensAtMs: 0,
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

it('compares with a limit order, which pays no interest', () => {
  expect(limitOrderOf(figuresOf(product, 10))).toEqual({ filled: '0.01666666', kept: '1000' });
  const call = { ...product, direction: 'call', share: '1' } as DualProductRow;
  expect(limitOrderOf(figuresOf(call, 1))).toEqual({ filled: '60000', kept: '1' });
});

it('saves the ticks of a window as they are, oldest first', async () => {
  const ticks = [
    { gridIndex: 3_590_000_000, price: '60000.5' },
    { gridIndex: 3_590_000_001, price: '60000.75' },
  ];
  const [content, name] = tickFile({ symbol: 'BTC/USDT', maturesAtMs: 1_795_000_001_000 }, ticks);
  expect(name).toBe('candor-btc-usdt-2026-11-18T1106.csv');
  expect(await content.text()).toBe(
    'time_utc,price\n2026-11-18T11:06:40.000Z,60000.5\n2026-11-18T11:06:40.500Z,60000.75\n',
  );
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

it('reaches beyond today’s index, on steps, so that the picture stands still while it moves', () => {
  const linked = price(60_000_00000000);
  const reach = (index: number | undefined) => {
    const { low, high } = payoffRange(linked, index === undefined ? undefined : price(index * 100_000_000));
    return [low / 100_000_000, high / 100_000_000];
  };
  expect(reach(undefined)).toEqual([51_000, 69_000]);
  expect(reach(61_000)).toEqual([51_000, 69_000]);
  expect(reach(90_000)).toEqual([51_000, 93_000]);
  expect(reach(90_900)).toEqual([51_000, 93_000]);
  expect(reach(30_000)).toEqual([27_000, 69_000]);
  expect(reach(1)[0]).toBe(0.00000001);
});

it('names the first problem of a purchase, and the most shares that there is room for', () => {
  const facts: PurchaseFacts = {
    product,
    isOffered: true,
    ticker: { status: 'trading', isStale: false },
    available: undefined,
    purchases: 0,
    limit: { held: '0' },
    nowMs: 0,
  };
  const problemOf = (shares: string, changes: Partial<PurchaseFacts> = {}) =>
    purchaseProblem({ ...initialPurchaseForm, shares, isKnown: true }, { ...facts, ...changes });
  const of = (changes: Partial<DualProductRow>) => ({ product: { ...product, ...changes } as DualProductRow });
  expect(problemOf('', { isOffered: false })).toBe('not_offered');
  expect(problemOf('1', of({ opensAtMs: 1 }))).toBe('not_open');
  expect(problemOf('1', { nowMs: 1_000 })).toBe('closed');
  expect(problemOf('1', of({ isOnSale: false }))).toBe('closed');
  expect(problemOf('1', { ticker: { status: 'halted', isStale: false } })).toBe('halted');
  expect(problemOf('1', { ticker: { status: 'trading', isStale: true } })).toBe('stale');
  expect(problemOf('1', { purchases: 200 })).toBe('too_many_purchases');
  expect(problemOf('1', { limit: { held: '0', pausedUntilMs: 1 } })).toBe('paused');
  expect(problemOf('')).toBe('missing');
  expect(problemOf('1.5')).toBe('whole');
  expect(problemOf('1', of({ isOnSale: false, left: 0 }))).toBe('sold_out');
  expect(problemOf('4', of({ left: 3 }))).toBe('sold_out');
  expect(problemOf('6')).toBe('account_max');
  expect(problemOf('3', of({ ownShares: 3 }))).toBe('account_max');
  const limit = { held: '100', heldMax: '350' } as DualLimitRow;
  expect(problemOf('3', { limit })).toBe('own_limit');
  expect(problemOf('2', { limit, available: '199.999999' })).toBe('insufficient');
  expect(problemOf('2', { limit, available: '200' })).toBeUndefined();
  expect(problemOf('2')).toBeUndefined();
  expect(purchaseProblem({ ...initialPurchaseForm, shares: '2' }, facts)).toBe('unknown_risk');

  expect(mostShares({ product, limit })).toBe(2);
  expect(mostShares({ product, limit: undefined })).toBe(5);
  expect(mostShares({ ...of({ ownShares: 3 }), limit: undefined })).toBe(2);
  expect(mostShares({ ...of({ left: 1 }), limit: undefined })).toBe(1);
});
