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
}

const [btc, usd, vnd, eur, priced] = [1, 201, 202, 203, 204].map((id) => id as AssetId) as [
  AssetId,
  AssetId,
  AssetId,
  AssetId,
  AssetId,
];

const assets = new Map<AssetId, Listed>([
  [btc, { code: 'BTC', scale: 8, assetClass: 'coin', index: '60000' }],
  [usdtId, { code: 'USDT', scale: 6, assetClass: 'coin' }],
  [usd, { code: 'USD', scale: 2, assetClass: 'fiat' }],
  [vnd, { code: 'VND', scale: 0, assetClass: 'fiat' }],
  [eur, { code: 'EUR', scale: 2, assetClass: 'fiat' }],
  [priced, { code: 'GBP', scale: 2, assetClass: 'fiat', index: '1.25' }],
]);
const rates = new Map<string, Price>([
  ['USD', price(100_000_000)],
  ['VND', price(26_000 * 100_000_000)],
  ['GBP', price(1)],
  ['BTC', price(1)],
]);

const listed = (assetId: AssetId) => present(assets.get(assetId), 'the asset is listed');
const valuation = new Valuation(
  {
    assetOf: (assetId) => ({ assetId, name: '', image: '', tags: [], faucet: undefined, ...listed(assetId) }) as never,
    pricingPair: (assetId) => (listed(assetId).index === undefined ? undefined : ({ pairId: assetId } as never)),
  },
  { indexOf: (pairId) => priceFromText(listed(pairId as unknown as AssetId).index ?? '') },
  { perUsdt: (code) => rates.get(code) },
);

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
