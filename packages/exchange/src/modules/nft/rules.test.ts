import { dayMs, minuteMs } from '@candor/kernel';
import { type Atoms, atoms, type Ppm } from '@candor/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nftBidResult,
  nftDepositOf,
  nftEndAfterBid,
  nftLeastBid,
  nftExtensionMaxMs,
  nftNextBid,
  nftPriceParts,
  nftSaleState,
  nftSoftCloseMs,
} from './rules.ts';

const at = (whole: number) => atoms(BigInt(whole));
const terms = { price: at(100), raise: at(3) };

describe('RULES 11: the next bid', () => {
  test.each([
    [100, 3, 105],
    [100, 10, 110],
    [100, 5, 105],
    [101, 3, 107],
    [1, 1, 2],
  ])('after %i, with raises of %i, is %i at least', (current, raise, next) => {
    expect(nftNextBid(at(current), { price: at(1), raise: at(raise) })).toBe(at(next));
  });

  test('begins with the first price', () => {
    expect(nftNextBid(undefined, terms)).toBe(100n);
  });
});

test('RULES 11: the highest bidder offers a higher limit, anybody else the next bid', () => {
  const sale = { current: atoms(100n), price: atoms(50n), raise: atoms(3n) };
  expect(nftLeastBid(sale, undefined)).toBe(105n);
  expect(nftLeastBid(sale, atoms(130n))).toBe(131n);
  expect(nftLeastBid({ ...sale, current: undefined }, undefined)).toBe(50n);
});

describe('RULES 11: the higher limit leads', () => {
  const led = { current: at(100), limit: at(150) };
  const bid = (price: number, limit: number, more: { reserve?: Atoms; none?: true } = {}) =>
    nftBidResult(more.none ? undefined : led, { price: at(price), limit: at(limit) }, { ...terms, ...more });

  test('the first bid is what its bidder says, whatever the limit', () => {
    expect(bid(100, 900, { none: true })).toEqual({ isLeading: true, current: 100n, bid: 100n });
  });

  test('a limit below the leading one is answered by the next bid above it', () => {
    expect(bid(105, 120)).toEqual({ isLeading: false, current: 126n, bid: 120n });
  });

  test('the leader never answers beyond their limit, and keeps the lead at the same limit', () => {
    expect(bid(105, 149)).toEqual({ isLeading: false, current: 150n, bid: 149n });
    expect(bid(105, 150)).toEqual({ isLeading: false, current: 150n, bid: 150n });
  });

  test('a limit above the leading one leads by as little as the raise allows, and never beyond itself', () => {
    expect(bid(105, 400)).toEqual({ isLeading: true, current: 158n, bid: 158n });
    expect(bid(105, 151)).toEqual({ isLeading: true, current: 151n, bid: 151n });
    expect(bid(300, 400)).toEqual({ isLeading: true, current: 300n, bid: 300n });
  });

  test('a limit that covers the reserve price reaches it, one below it does not', () => {
    expect(bid(100, 500, { none: true, reserve: at(500) })).toEqual({ isLeading: true, current: 500n, bid: 500n });
    expect(bid(100, 499, { none: true, reserve: at(500) })).toEqual({ isLeading: true, current: 100n, bid: 100n });
    expect(bid(600, 700, { reserve: at(500) })).toEqual({ isLeading: true, current: 600n, bid: 600n });
  });

  test('bids rise, and nobody bids beyond a limit, or at one that another has passed', () => {
    const some = fc.bigInt({ min: 0n, max: 10n ** 6n });
    fc.assert(
      fc.property(some, some, some, some, some, (start, above, raise, more, beyond) => {
        const current = atoms(start + 1n);
        const standing = { current, limit: atoms(current + above) };
        const steps = { price: current, raise: atoms(raise + 1n) };
        const price = atoms(nftNextBid(current, steps) + more);
        const limit = atoms(price + beyond);
        const result = nftBidResult(standing, { price, limit }, steps);
        const [winner, loser] = result.isLeading ? [limit, standing.limit] : [standing.limit, limit];
        expect(winner >= loser && result.current >= loser && result.current <= winner).toBe(true);
        expect(result.current).toBeGreaterThan(current);
        expect(result.isLeading).toBe(limit > standing.limit);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('RULES 11: the soft close', () => {
  const endMs = 1_000 * minuteMs;
  const lastMs = endMs + nftExtensionMaxMs;

  test('a bid in the last three minutes moves the end to three minutes after it, an earlier one moves nothing', () => {
    expect(nftEndAfterBid(endMs - nftSoftCloseMs - 1, endMs, lastMs)).toBe(endMs);
    expect(nftEndAfterBid(endMs - nftSoftCloseMs, endMs, lastMs)).toBe(endMs);
    expect(nftEndAfterBid(endMs - nftSoftCloseMs + 1, endMs, lastMs)).toBe(endMs + 1);
    expect(nftEndAfterBid(endMs - 1, endMs, lastMs)).toBe(endMs - 1 + nftSoftCloseMs);
  });

  test('bids one after the other move it by a day in all', () => {
    let movedMs = endMs;
    let bids = 0;
    for (let end = 0; end !== movedMs; bids++) {
      end = movedMs;
      movedMs = nftEndAfterBid(end - 1, end, lastMs);
    }
    expect(movedMs - endMs).toBe(dayMs);
    expect(bids).toBeGreaterThan(dayMs / nftSoftCloseMs);
  });
});

test('spec 4: a sale is 2 before it, 0 or 1 inside by its flag, and 0 after it, in a half-open window', () => {
  const state = (nowMs: number, isOnSale = true) => nftSaleState({ isOnSale, startsAtMs: 10, endsAtMs: 20 }, nowMs);
  expect([9, 10, 19, 20].map((nowMs) => state(nowMs))).toEqual([2, 1, 1, 0]);
  expect([9, 10, 19, 20].map((nowMs) => state(nowMs, false))).toEqual([2, 0, 0, 0]);
});

describe('the parts of a price', () => {
  const rates = { fee: 25_000 as Ppm, royalty: 50_000 as Ppm };

  test('of 100 the house has 2.5, the creator 5 of a later sale only, the seller the rest', () => {
    expect(nftPriceParts(at(1_000), rates, false)).toEqual({ fee: 25n, royalty: 50n, proceeds: 925n });
    expect(nftPriceParts(at(1_000), rates, true)).toEqual({ fee: 25n, royalty: 0n, proceeds: 975n });
  });

  test('the fee rounds up, the royalty down', () => {
    expect(nftPriceParts(at(19), rates, false)).toEqual({ fee: 1n, royalty: 0n, proceeds: 18n });
    expect(nftPriceParts(at(1), rates, false)).toEqual({ fee: 1n, royalty: 0n, proceeds: 0n });
  });

  test('add up to it, with nothing below zero, up to the highest rates that terms allow', () => {
    const rate = fc.nat(500_000);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 53n }), rate, rate, fc.boolean(), (price, fee, royalty, isFirst) => {
        const parts = nftPriceParts(atoms(price), { fee: fee as Ppm, royalty: royalty as Ppm }, isFirst);
        expect(parts.fee + parts.royalty + parts.proceeds).toBe(price);
        expect(parts.proceeds >= 0n && parts.royalty >= 0n).toBe(true);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

test('a deposit is a part of the first price, never nothing', () => {
  expect(nftDepositOf(at(1_000), 100_000 as Ppm)).toBe(100n);
  expect(nftDepositOf(at(1), 1 as Ppm)).toBe(1n);
});
