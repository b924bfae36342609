import { expect, it } from 'vitest';
import { mostOf, orderProblem } from './order-form.ts';

const ad = {
  side: 'buy',
  scale: 6,
  fiatScale: 2,
  quantity: '5000',
  priceNow: '1.01',
  orderMin: '10',
  orderMax: '4000',
} as const;
const facts = { isOffered: true, found: { ad, limit: '2000' }, usdtPrice: '1', available: '1500' };
const problemOf = (amount: string, changes: Partial<typeof facts> = {}) =>
  orderProblem({ amount, unreadable: undefined }, { ...facts, ...changes });

it('names the first problem of an order', () => {
  expect(problemOf('100', { isOffered: false })).toBe('not_offered');
  const priceless = { ...facts, found: { ...facts.found, ad: { ...ad, priceNow: undefined } } };
  expect(orderProblem({ amount: '100', unreadable: undefined }, priceless)).toBe('no_price');
  expect(orderProblem({ amount: '', unreadable: { kind: 'not_a_number' } }, facts)).toBe('unreadable');
  expect(problemOf('')).toBe('amount_missing');
  expect(problemOf('5000.000001')).toBe('too_much');
  expect(problemOf('9')).toBe('outside');
  expect(problemOf('3961')).toBe('outside');
  expect(problemOf('2000.000001')).toBe('above_limit');
  expect(problemOf('1000', { usdtPrice: '2.00000001' })).toBe('above_limit');
  expect(problemOf('1501')).toBe('insufficient');
  expect(problemOf('1500')).toBeUndefined();
});

it('sells at most what is available, what the ad has left, and what its largest order pays', () => {
  expect(mostOf(facts)).toBe('1500');
  expect(mostOf({ ...facts, available: '9000' })).toBe('3960.396039');
  expect(problemOf('3960.396039', { available: '9000', found: { ad, limit: '10000' } })).toBeUndefined();
});
