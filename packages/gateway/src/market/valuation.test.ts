import type { AssetClass, AssetId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atoms, type Price, price, priceFromText } from '@candor/money';
import { expect, test } from 'vitest';
import { usdtId } from './instruments.ts';
import { Valuation } from './valuation.ts';

interface Listed {
  readonly code: string;
  readonly scale: number;
  readonly assetClass: AssetClass;
  /** USDT for one, where a pair with USDT has it. */
  readonly index?: string;
  /** The last trade of a pair with USDT that has no index; empty: there is the pair, and nobody has traded. */
  readonly last?: string;
}

const asset = (id: number) => id as AssetId;
const [btc, usd, vnd, eur, priced] = [asset(1), asset(201), asset(202), asset(203), asset(204)];
const [traded, untraded, unlisted] = [asset(301), asset(302), asset(303)];

const assets = new Map<AssetId, Listed>([
  [btc, { code: 'BTC', scale: 8, assetClass: 'coin', index: '60000' }],
  [usdtId, { code: 'USDT', scale: 6, assetClass: 'coin' }],
  [usd, { code: 'USD', scale: 2, assetClass: 'fiat' }],
  [vnd, { code: 'VND', scale: 0, assetClass: 'fiat' }],
  [eur, { code: 'EUR', scale: 2, assetClass: 'fiat' }],
  [traded, { code: 'TRD', scale: 8, assetClass: 'coin', last: '0.75' }],
  [untraded, { code: 'UNT', scale: 8, assetClass: 'coin', last: '' }],
  [unlisted, { code: 'UNL', scale: 8, assetClass: 'coin' }],
  [priced, { code: 'GBP', scale: 2, assetClass: 'fiat', index: '1.25' }],
]);
const rates = new Map<string, Price>([
  ['USD', price(100_000_000)],
  ['VND', price(26_000 * 100_000_000)],
  ['GBP', price(1)],
  ['BTC', price(1)],
]);

const listed = (assetId: AssetId) => present(assets.get(assetId), 'the asset is listed');
const hasPair = ({ index, last }: Listed) => index !== undefined || last !== undefined;
const issues = new Map([
  [traded, { payAssetId: usdtId, price: price(50_000_000) }],
  [untraded, { payAssetId: usdtId, price: price(50_000_000) }],
  [unlisted, { payAssetId: btc, price: price(1_001) }],
]);
const valuation = new Valuation({
  instruments: {
    assetOf: (assetId) => ({ assetId, name: '', image: '', tags: [], faucet: undefined, ...listed(assetId) }) as never,
    pricingPair: (assetId) => (hasPair(listed(assetId)) ? ({ pairId: assetId } as never) : undefined),
  },
  board: {
    indexOf: (pairId) => priceFromText(listed(pairId as unknown as AssetId).index ?? ''),
    lastOf: (pairId) => priceFromText(listed(pairId as unknown as AssetId).last ?? ''),
  },
  fiats: { perUsdt: (code) => rates.get(code) },
  issues: { of: (assetId) => issues.get(assetId) },
});

test('a token without an index is worth its last trade, and before the first one the price it was sold at', () => {
  expect(valuation.worth(traded, atoms(200_000_000n))).toBe(1_500_000n);
  expect(valuation.worth(untraded, atoms(200_000_000n))).toBe(1_000_000n);
  // 0.00001001 BTC at 60,000.
  expect(valuation.worth(unlisted, atoms(100_000_000n))).toBe(600_600n);
});

test('earlier days without a market are valued by rates and issue prices, and never by a later trade', () => {
  expect(valuation.unmarketedWorth(traded, atoms(100_000_000n))).toBe(500_000n);
  expect(valuation.unmarketedWorth(usd, atoms(100n))).toBe(1_000_000n);
  expect(valuation.unmarketedWorth(btc, atoms(1n))).toBeUndefined();
});

test('coins are worth their index, fiat the site’s rate, and fiat with an index that index', () => {
  expect(valuation.worth(usdtId, atoms(5n))).toBe(5n);
  expect(valuation.worth(btc, atoms(100_000_000n))).toBe(60_000_000_000n);
  expect(valuation.worth(usd, atoms(12_345n))).toBe(123_450_000n);
  expect(valuation.worth(vnd, atoms(26_000_000n))).toBe(1_000_000_000n);
  expect(valuation.worth(priced, atoms(100n))).toBe(1_250_000n);
  expect(valuation.worth(eur, atoms(100n))).toBe(0n);
});

test('dongs are divided by the rate, not multiplied with a rounded price of one', () => {
  expect(valuation.priceOf(vnd)).toBe(3_846);
  expect(valuation.worth(vnd, atoms(1_000_000_000n))).toBe(38_461_538_461n);
  expect(valuation.worth(vnd, atoms(1n))).toBe(38n);
});

test('only fiat that nothing else prices has a worth by rates', () => {
  expect(valuation.fiatWorth(usd, atoms(100n))).toBe(1_000_000n);
  for (const assetId of [usdtId, btc, eur, priced]) expect(valuation.fiatWorth(assetId, atoms(100n))).toBeUndefined();
  expect(valuation.priceOf(usd)).toBe(100_000_000);
  expect(valuation.priceOf(eur)).toBeUndefined();
});
