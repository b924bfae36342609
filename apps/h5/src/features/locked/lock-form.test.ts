import type { LockedProductRow } from '@candor/api';
import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { initialLockForm, type LockFacts, lockProblem, mostOf } from './lock-form.ts';

const product = {
  scale: 6,
  amountMin: '100',
  accountMax: '2100',
  quota: '5000',
  locked: '1000',
  rewards: '20',
  rateLow: 3_000 as Ppm,
  rateHigh: 4_000 as Ppm,
  days: 3,
} as LockedProductRow;
const facts: LockFacts = { product, isOffered: true, available: undefined, deposits: 0 };

const problemOf = (amount: string, row: Partial<LockedProductRow> = {}, changes: Partial<LockFacts> = {}) =>
  lockProblem({ ...initialLockForm, amount }, { ...facts, product: { ...product, ...row }, ...changes });

it('names the first problem of a deposit, those that no amount mends before any is typed', () => {
  expect(problemOf('', {}, { isOffered: false })).toBe('not_offered');
  expect(problemOf('', {}, { deposits: 200 })).toBe('too_many');
  expect(problemOf('', { ownLocked: '2001' })).toBe('nothing_left');
  expect(problemOf('', { locked: '4901' })).toBe('nothing_left');
  expect(problemOf('')).toBe('amount_missing');
  expect(problemOf('99.999999')).toBe('too_small');
  expect(problemOf('2100.000001')).toBe('too_large');
  expect(problemOf('1600.000001', { ownLocked: '500' })).toBe('too_large');
  expect(problemOf('600', {}, { available: '599.999999' })).toBe('insufficient');
  expect(problemOf('600', { locked: '4400.000001' })).toBe('quota_full');
  // 2,100 at 0.4 % for 3 days is 25.2.
  expect(problemOf('2100')).toBe('rewards_short');
  expect(problemOf('2100', { rewards: '25.2' })).toBeUndefined();
});

it('offers the most that balance, maximum and quota have room for', () => {
  const most = (row: Partial<LockedProductRow>, available?: string) =>
    mostOf({ ...facts, product: { ...product, ...row }, available });
  expect(most({})).toBe('2100');
  expect(most({ ownLocked: '500' })).toBe('1600');
  expect(most({ ownLocked: '500', locked: '4000' })).toBe('1000');
  expect(most({}, '250.5')).toBe('250.5');
});
