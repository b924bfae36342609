import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import {
  initialResellForm,
  localText,
  resellInput,
  resellPreview,
  type ResellFacts,
  type ResellForm,
  resellProblem,
} from './resell-form.ts';

const nowMs = Date.UTC(2026, 10, 26, 8, 0);
const hourMs = 3_600_000;
const terms = {
  currencies: [{ assetId: 3, code: 'USDT', scale: 6 }],
  fee: 20_000 as Ppm,
  deposit: 100_000 as Ppm,
  royaltyMax: 100_000 as Ppm,
};
const facts: ResellFacts = {
  terms,
  isOffered: true,
  isMine: true,
  isFree: true,
  royalty: 50_000 as Ppm,
  isFirstSale: false,
  nowMs,
};
const fixed: ResellForm = { ...initialResellForm(terms, localText(nowMs + hourMs)), price: '100', isUnderstood: true };
const auction: ResellForm = { ...fixed, mode: 'auction', raise: '5' };
const problemOf = (form: ResellForm, changes: Partial<ResellFacts> = {}) =>
  resellProblem(form, { ...facts, ...changes });

it('names the first problem of a sale', () => {
  expect(problemOf(fixed)).toBeUndefined();
  expect(problemOf(auction)).toBeUndefined();
  expect(problemOf(fixed, { isOffered: false, isMine: false })).toBe('not_offered');
  expect(problemOf(fixed, { isMine: false, isFree: false })).toBe('not_yours');
  expect(problemOf(fixed, { isFree: false })).toBe('not_free');
  expect(problemOf({ ...fixed, price: '0' })).toBe('price_wrong');
  expect(problemOf({ ...auction, raise: '' })).toBe('raise_wrong');
  expect(problemOf({ ...auction, reserve: '100' })).toBe('reserve_wrong');
  expect(problemOf({ ...auction, reserve: '100.000001' })).toBeUndefined();
  expect(problemOf({ ...fixed, end: localText(nowMs) })).toBe('time_wrong');
  expect(problemOf({ ...fixed, end: '' })).toBe('time_wrong');
  expect(problemOf({ ...fixed, start: localText(nowMs + hourMs) })).toBe('time_wrong');
  expect(problemOf({ ...fixed, end: localText(nowMs + 31 * 24 * hourMs) })).toBe('time_wrong');
  expect(problemOf({ ...fixed, isUnderstood: false })).toBe('not_understood');
});

it('shares a price as the core does, without a royalty of a first sale', () => {
  expect(resellPreview(fixed, facts)).toEqual({ fee: '2', royalty: '5', proceeds: '93', deposit: '10' });
  expect(resellPreview(fixed, { ...facts, isFirstSale: true })).toMatchObject({ royalty: '0', proceeds: '98' });
  // The fee rounds up, the royalty down.
  expect(resellPreview({ ...fixed, price: '0.000019' }, facts)).toMatchObject({
    fee: '0.000001',
    royalty: '0',
    proceeds: '0.000018',
  });
});

it('sends a raise and a reserve of auctions only', () => {
  const times = { startsAtMs: nowMs, endsAtMs: nowMs + hourMs };
  const all = { ...auction, reserve: '150' };
  expect(resellInput(all, '14-3', nowMs)).toEqual({
    code: '14-3',
    mode: 'auction',
    assetId: 3,
    price: '100',
    raise: '5',
    reserve: '150',
    ...times,
  });
  expect(resellInput({ ...all, mode: 'fixed' }, '14-3', nowMs)).toEqual({
    code: '14-3',
    mode: 'fixed',
    assetId: 3,
    price: '100',
    raise: '0',
    ...times,
  });
});
