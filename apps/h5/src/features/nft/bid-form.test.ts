import { expect, it } from 'vitest';
import {
  type BidFacts,
  bidProblem,
  dueLater,
  endAfterBid,
  initialBidForm,
  lowestBid,
  mostOf,
  raisedBid,
} from './bid-form.ts';

const sale = {
  scale: 6,
  price: '100',
  current: '100',
  nextBid: '105',
  raise: '3',
  deposit: '10',
  endsAtMs: 1_000_000,
  lastEndMs: 1_150_000,
};
const standing = { hasDeposit: true, isLeading: false };
const facts: BidFacts = { sale, standing, isOffered: true, isOpen: true };
const leads: BidFacts = { ...facts, standing: { hasDeposit: true, isLeading: true, best: '120', limit: '120' } };

it('begins with the lowest next bid, and its chips add raises to it', () => {
  expect(lowestBid(facts)).toBe('105');
  expect([1, 5, 10].map((raises) => raisedBid(facts, raises))).toEqual(['108', '120', '135']);
  expect(lowestBid({ sale: { ...sale, current: undefined, nextBid: undefined }, standing })).toBe('100');
});

it('names the first problem of a bid', () => {
  const problemOf = (changes: Partial<typeof initialBidForm>, of: BidFacts = facts) =>
    bidProblem({ ...initialBidForm, ...changes }, of);
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({}, { ...facts, isOffered: false, isOpen: false })).toBe('not_offered');
  expect(problemOf({}, { ...facts, isOpen: false })).toBe('not_on_sale');
  expect(problemOf({ price: '', unreadable: { kind: 'not_a_number' } })).toBe('unreadable');
  expect(problemOf({ price: '' })).toBe('price_missing');
  expect(problemOf({ price: '104.999999' })).toBe('too_low');
  expect(problemOf({ hasLimit: true })).toBe('limit_missing');
  expect(problemOf({ hasLimit: true, limit: '104' })).toBe('limit_low');
  expect(problemOf({ hasLimit: true, limit: '105' })).toBeUndefined();
});

it('lets the one who leads raise their limit, and nothing else', () => {
  expect(bidProblem(initialBidForm, leads)).toBe('limit_missing');
  expect(bidProblem({ ...initialBidForm, limit: '120' }, leads)).toBe('limit_low');
  expect(bidProblem({ ...initialBidForm, limit: '121' }, leads)).toBeUndefined();
  expect(mostOf({ ...initialBidForm, limit: '121' }, leads)).toBe('121');
});

it('previews the rest to pay and the end after a bid', () => {
  expect(dueLater('105', sale)).toBe('95');
  expect(dueLater('7', sale)).toBe('0');
  expect(endAfterBid(sale, 1_000_000 - 180_001)).toBeUndefined();
  expect(endAfterBid(sale, 900_000)).toBe(1_080_000);
  expect(endAfterBid(sale, 999_999)).toBe(1_150_000);
});
