import { type AccountId, type AssetId, house } from '@candor/exchange';
import { atoms } from '@candor/money';
import { beforeEach, expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

const user = 1_000 as AccountId;
const usdt = 3 as AssetId;
let ledger: Ledger;
let mine: number;
let outside: number;

beforeEach(() => {
  ledger = new Ledger();
  mine = ledger.wallet(user, 'spot', usdt);
  outside = ledger.wallet(house.external, 'house', usdt);
});

const put = (wallet: number, available: bigint, frozen = 0n) =>
  ledger.line(wallet, 'transfer', atoms(available), atoms(frozen));

test('a balance goes down to zero, and not an atom further', () => {
  put(outside, -5n);
  put(mine, 5n);
  ledger.post();
  put(mine, -5n, 5n);
  ledger.post();
  expect([ledger.available(mine), ledger.frozen(mine)]).toEqual([0n, 5n]);
  expect(() => put(mine, -1n)).toThrow('an available balance is zero or more');
  expect(() => put(mine, 0n, -6n)).toThrow('a frozen balance is zero or more');
});

test('only the account for money from outside may be negative, up to its bound', () => {
  put(outside, 1n - (1n << 62n));
  expect(() => put(outside, -1n)).toThrow('of no asset more than 2^62 atoms have come in');
  expect(ledger.canIssue(usdt, atoms(1n))).toBe(false);
});

test('totals of an asset are by owner, frozen funds included, and sum to zero', () => {
  const treasury = ledger.wallet(house.treasury, 'house', usdt);
  put(outside, -9n);
  put(mine, 5n, 1n);
  put(treasury, 3n);
  ledger.post();
  const btc = 1 as AssetId;
  ledger.line(ledger.wallet(house.external, 'house', btc), 'transfer', atoms(-2n), atoms(0n));
  ledger.line(ledger.wallet(user, 'contract', btc), 'transfer', atoms(2n), atoms(0n));
  ledger.post();
  expect(ledger.totals()).toEqual([
    { assetId: btc, users: 2n, house: 0n, external: -2n },
    { assetId: usdt, users: 6n, house: 3n, external: -9n },
  ]);
});

test('a posting has lines and sums to zero in each asset', () => {
  expect(() => ledger.post()).toThrow('a posting has lines');
  put(outside, -5n);
  put(ledger.wallet(user, 'spot', 2 as AssetId), 5n);
  expect(() => ledger.post()).toThrow('a posting sums to zero per asset');
});

test('a hold without a line is the house’s, and moves at most the balance', () => {
  const liquidity = ledger.wallet(house.liquidity, 'house', usdt);
  put(outside, -5n);
  put(liquidity, 5n);
  ledger.post();
  ledger.holdWithoutPosting(liquidity, atoms(5n));
  expect(() => ledger.holdWithoutPosting(liquidity, atoms(1n))).toThrow('a hold moves no more than there is');
  expect(() => ledger.holdWithoutPosting(liquidity, atoms(-6n))).toThrow('a hold moves no more than there is');
  expect(() => ledger.holdWithoutPosting(mine, atoms(0n))).toThrow('only the house holds without a statement line');
});
