import { describe, expect, it } from 'vitest';
import {
  completeForm,
  type ConvertAsset,
  type ConvertFacts,
  convertActions,
  convertProblems,
  initialConvertForm,
  summarizeConversion,
} from './convert-form.ts';

const asset = (assetId: number, code: string, scale: number, price: string, available: string): ConvertAsset => ({
  assetId,
  code,
  name: code,
  scale,
  price,
  accountType: 'spot',
  available,
  isStale: false,
});
const btc = asset(1, 'BTC', 8, '68412.5', '0.1042');
const eth = asset(2, 'ETH', 8, '3541', '0');
const usdt = asset(3, 'USDT', 6, '1', '5218.4');
const facts: ConvertFacts = {
  assets: [btc, eth, usdt],
  terms: { spreadPercent: '0.2', feePercent: '0.1', minValue: '1', maxValue: '5000', dayLeft: '4000' },
};
const form = completeForm(initialConvertForm, facts);
const { setAmount, flip, chooseFrom, chooseTo } = convertActions;

describe('the two coins', () => {
  it('begin as USDT into BTC, or as in the address, and are never the same', () => {
    expect([form.fromId, form.toId]).toEqual([3, 1]);
    expect(completeForm({ ...initialConvertForm, fromId: 1 }, facts)).toMatchObject({ fromId: 1, toId: 3 });
    expect(completeForm({ ...initialConvertForm, toId: 3 }, facts)).toMatchObject({ fromId: 1, toId: 3 });
    expect(completeForm({ ...initialConvertForm, fromId: 99, toId: 2 }, facts)).toMatchObject({ fromId: 3, toId: 2 });
    expect(chooseFrom(form, 1)).toMatchObject({ fromId: 1, toId: 3 });
    expect(chooseTo(form, 3)).toMatchObject({ fromId: 1, toId: 3 });
    expect(flip(setAmount(form, '5')).amount).toBe('');
  });
});

describe('the estimate', () => {
  it('follows the arithmetic of the core: spread off the rate, fee up, payout down', () => {
    const { estimate, rate } = summarizeConversion(setAmount(flip(form), '0.1'), facts);
    expect(estimate).toEqual({ midRate: '68412.5', rate: '68275.675', fee: '6.827568', toAmount: '6820.739932' });
    expect(rate).toBe('68275.675');
  });

  it('has no value, instead of zero, without prices or terms', () => {
    const unpriced = { ...facts, assets: [{ ...btc, price: undefined }, usdt] };
    expect(summarizeConversion(setAmount(form, '10'), unpriced).estimate).toBeUndefined();
    expect(summarizeConversion(setAmount(form, '10'), { ...facts, terms: undefined }).estimate).toBeUndefined();
    expect(summarizeConversion(form, facts).estimate).toBeUndefined();
  });
});

describe('problems', () => {
  const of = (amount: string, given = facts) => convertProblems(setAmount(form, amount), given)[0];

  it('come in order, to the atom', () => {
    expect(convertProblems(initialConvertForm, facts)).toEqual(['coin_missing']);
    expect([of(''), of('0'), of('5218.400001'), of('5218.4'), of('0.999999'), of('1')]).toEqual([
      'amount_missing',
      'amount_zero',
      'amount_insufficient',
      'above_maximum',
      'below_minimum',
      undefined,
    ]);
    expect([of('5000'), of('4000.000001'), of('4000')]).toEqual(['above_day_limit', 'above_day_limit', undefined]);
    const unread = setAmount(form, '', { kind: 'too_fine', decimals: 6 });
    expect(convertProblems(unread, facts)).toEqual(['amount_unreadable']);
  });

  it('wait for a live price', () => {
    expect(of('5', { ...facts, assets: [{ ...btc, isStale: true }, usdt] })).toBe('price_stale');
    expect(of('5', { ...facts, assets: [{ ...btc, price: undefined }, usdt] })).toBe('price_missing');
  });
});
