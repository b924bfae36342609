import type { DualPurchaseRow } from '@candor/api';
import { gridMs } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { recomputeDual } from './recompute.ts';

const maturesAtMs = 1_800_000_000_000;
/** RULES 10: 10 shares of 100 USDT, linked price 60,000, 7 days at 12 %, settled below. */
const purchase = {
  direction: 'put',
  linkedPrice: '60000',
  stake: '1000',
  interest: 120_000 as Ppm,
  interestDays: 7,
  baseOut: '0.01670502',
  quoteOut: '1002.301369',
  baseCode: 'BTC',
  quoteCode: 'USDT',
  stakeCode: 'USDT',
  baseScale: 8,
  quoteScale: 6,
  maturesAtMs,
  windowMs: 10_000,
  status: 'success',
  outcome: 'base',
  settlementPrice: '59000.5',
  paid: '0.01670502',
  paidCode: 'BTC',
} as DualPurchaseRow;

const tick = (agoMs: number, price: string) => ({ gridIndex: (maturesAtMs - agoMs) / gridMs, price });
const ticks = [tick(9_500, '59000'), tick(4_000, '59002'), tick(500, '59000'), tick(0, '59000')];
const failed = (row: Partial<DualPurchaseRow>, samples = ticks) =>
  recomputeDual({ ...purchase, ...row }, samples).checks.flatMap(({ id, holds }) => (holds ? [] : [id]));

it('settles a purchase again: its price, its side and what it paid', () => {
  expect(recomputeDual(purchase, ticks)).toMatchObject({
    count: 4,
    spells: 2,
    covered: 2,
    settlement: '59000.5',
    result: 'base',
    paid: '0.01670502',
    paidCode: 'BTC',
    isEqual: true,
  });
});

it('says which step differs from what the server says', () => {
  expect(failed({ settlementPrice: '59000.4' })).toEqual(['settlement']);
  expect(failed({ outcome: 'quote' })).toEqual(['side']);
  expect(failed({ baseOut: '0.01670501' })).toEqual(['payouts']);
  expect(failed({ paid: '0.01670501' })).toEqual(['paid']);
  expect(failed({ paid: '1002.301369', paidCode: 'USDT' })).toEqual(['paid']);
  expect(failed({}, [...ticks, tick(10_000, '59000.5')])).toEqual(['window']);
  expect(failed({}, [...ticks, tick(0, '59000.5')])).toEqual(['window']);
});

it('finds a purchase void, with the whole stake back, where ticks are too few', () => {
  const { outcome: _outcome, settlementPrice: _price, ...rest } = purchase;
  const row = { ...rest, status: 'fail', paid: '1000', paidCode: 'USDT' } as DualPurchaseRow;
  expect(recomputeDual(row, ticks.slice(1))).toMatchObject({ result: 'void', paid: '1000', isEqual: true });
  expect(recomputeDual(row, [])).toMatchObject({ settlement: undefined, isEqual: true });
  expect(failed({}, ticks.slice(1))).toEqual(['settlement', 'side', 'paid']);
});
