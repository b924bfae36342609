import type { AssetRow, BalanceRow } from '@candor/api';
import { atoms, priceFromText, zero } from '@candor/money';
import { describe, expect, it } from 'vitest';
import {
  accountShares,
  averageCostText,
  coinShares,
  holdingsOf,
  inAccount,
  listed,
  netOf,
  profitPercentText,
  todayOf,
  valueText,
} from './holdings.ts';

const asset = (assetId: number, code: string, scale: number): AssetRow => ({
  assetId,
  code,
  name: `The ${code}`,
  scale,
  assetClass: 'coin',
  image: '',
  isConvertible: true,
});
const assets = [asset(1, 'BTC', 8), asset(2, 'ETH', 8), asset(3, 'USDT', 6), asset(9, 'NEW', 4)];
const balance = (
  accountType: BalanceRow['accountType'],
  assetId: number,
  available: string,
  frozen = '0',
): BalanceRow => ({ accountType, assetId, code: '', available, frozen, equivalent: '0' });
const known: Record<string, [now: string, dayAgo: string]> = {
  BTC: ['68412.5', '66769.1'],
  ETH: ['3541', '3600'],
  USDT: ['1', '1'],
};
const pricesOf = ({ code }: AssetRow) => ({
  now: known[code] && priceFromText(known[code][0]),
  dayAgo: known[code] && priceFromText(known[code][1]),
});

const rows = [
  balance('spot', 1, '0.1', '0.0042'),
  balance('spot', 3, '0.4'),
  balance('contract', 3, '5000'),
  balance('options', 2, '0.00000001'),
  balance('spot', 9, '12.5'),
];

describe('holdings', () => {
  const holdings = holdingsOf(assets, rows, pricesOf);

  it('add up available and frozen of all accounts, dearest first', () => {
    expect(holdings.all.map(({ asset: { code }, value }) => [code, valueText(value)])).toEqual([
      ['BTC', '7128.5825'],
      ['USDT', '5000.4'],
      ['ETH', '0.000035'],
      ['NEW', '0'],
    ]);
    expect(valueText(holdings.total)).toBe('12128.982535');
  });

  it('show the effect of the price on the amount, in both directions and by account', () => {
    expect(valueText(holdings.all[0]?.change ?? 0n)).toBe('171.24228');
    expect(holdings.all[2]?.change).toBe(-1n);
    const usdt = holdings.all[1];
    expect(usdt && valueText(inAccount(usdt, 'contract', pricesOf).value)).toBe('5000');
  });

  it('never call an asset without a price worthless on purpose: it is held, and marked as not priced', () => {
    const fresh = holdings.all[3];
    expect([fresh?.total, fresh?.isPriced, fresh?.change]).toEqual([125_000n, false, 0n]);
  });

  it('value a currency by its rate, as the server does, and not by the few figures of its price', () => {
    const dong = { ...asset(90, 'VND', 0), assetClass: 'fiat' } as AssetRow;
    const rates = { now: priceFromText('0.00003846'), dayAgo: undefined, perUsdt: priceFromText('26000') };
    const { total } = holdingsOf([dong], [balance('fiat', 90, '987654321')], () => rates);
    expect(valueText(total)).toBe('37986.704653');
  });

  it('add tokens that wait for their release to the net worth, and take debts off it', () => {
    const beside = { costs: [], debts: [{ assetId: 3, principal: '100' }], unreleased: [{ assetId: 2, amount: '2' }] };
    const { total, unreleased, owed, net } = holdingsOf(assets, rows, pricesOf, beside);
    expect([unreleased, owed].map(valueText)).toEqual(['7082', '100']);
    expect(net).toBe(total + unreleased - owed);
    expect(netOf(assets, rows, pricesOf, beside)).toBe(net);
  });

  it('count the profit of open contracts in their account, in the total and in today, but in no coin', () => {
    const loss = atoms(-38_500_000n);
    const mine = holdingsOf(assets, rows, pricesOf, { costs: [], debts: [], unreleased: [] }, loss);
    expect(valueText(mine.byAccount.get('contract') ?? zero)).toBe('4961.5');
    expect(mine.net).toBe(holdings.net + loss);
    expect(netOf(assets, rows, pricesOf, undefined, loss)).toBe(mine.net);
    expect(mine.all).toEqual(holdings.all);
    const told = { totalEquivalent: valueText(holdings.net), profitToday: '-10' };
    expect(todayOf(mine.net, told)).toEqual({ profit: '-48.5', percent: '-0.39' });
  });

  it('show the profit over what a holding has cost, of a part of it its share, and nothing where nobody knows', () => {
    const costs = [{ assetId: 1, amount: '0.2084', cost: '14500' }];
    const mine = holdingsOf(assets, [...rows, balance('options', 1, '0.1042')], pricesOf, {
      costs,
      debts: [],
      unreleased: [],
    });
    const [bitcoin, dollar] = mine.all;
    expect([bitcoin?.own?.cost, bitcoin?.own?.profit].map((one) => valueText(one ?? 0n))).toEqual([
      '14500',
      '-242.835',
    ]);
    expect(dollar?.own).toBeUndefined();
    expect(averageCostText(atoms(14_500_000_000n), atoms(20_840_000n), 8, 2)).toBe('69577.74');
    expect(bitcoin?.own && profitPercentText(bitcoin.own)).toBe('-1.67');
    expect(bitcoin && valueText(inAccount(bitcoin, 'spot', pricesOf).own?.profit ?? 0n)).toBe('-121.4175');
  });

  it('give no share to an account below zero', () => {
    const mine = holdingsOf(assets, rows, pricesOf, { costs: [], debts: [], unreleased: [] }, atoms(-5_001_000_000n));
    expect(accountShares(mine).map(({ percent }) => percent)).toEqual([100, 0, 0, 0]);
  });

  it('give shares of accounts that add up to 100', () => {
    const shares = accountShares(holdings).map(({ accountType, percent }) => [accountType, percent]);
    expect(shares).toEqual([
      ['spot', 59],
      ['contract', 41],
      ['options', 0],
      ['fiat', 0],
    ]);
    expect(accountShares(holdingsOf(assets, [], pricesOf)).every(({ percent }) => percent === 0)).toBe(true);
  });

  it('give shares of coins that add up to 100, with those that are not named in one row', () => {
    const even = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code, index) => asset(index + 1, code, 6));
    const mine = holdingsOf(
      even,
      even.map(({ assetId }) => balance('spot', assetId, '1')),
      () => ({ now: priceFromText('1'), dayAgo: undefined }),
    );
    const shown = (max: number) => coinShares(mine, max).map(({ asset: coin, percent }) => [coin?.code, percent]);
    expect(shown(7).reduce((all, [, percent]) => all + Number(percent), 0)).toBe(100);
    expect(shown(2)).toEqual([
      ['A', 14],
      ['B', 14],
      [undefined, 72],
    ]);
    expect(coinShares(holdings, 6).map(({ percent }) => percent)).toEqual([59, 41, 0]);
  });

  it('hide small and unheld ones and find by code or name', () => {
    const codes = (hidesSmall: boolean, sought = '') =>
      listed(holdings.all, { hidesSmall, sought }).map(({ asset: { code } }) => code);
    // An unpriced asset does not count as small.
    expect(codes(true)).toEqual(['BTC', 'USDT', 'NEW']);
    expect(codes(false)).toEqual(['BTC', 'USDT', 'ETH', 'NEW']);
    expect(codes(false, ' the us ')).toEqual(['USDT']);
  });

  it('show currencies that are not held yet where they are at home', () => {
    const dong = { ...assets[0], assetId: 90, code: 'VND', name: 'Dong', assetClass: 'fiat' } as AssetRow;
    const { all } = holdingsOf([dong], [], pricesOf);
    expect(listed(all, { hidesSmall: true, sought: '' })).toEqual([]);
    expect(listed(all, { hidesSmall: true, sought: '', showsCurrencies: true })).toHaveLength(1);
    expect(listed(all, { hidesSmall: true, sought: 'x', showsCurrencies: true })).toEqual([]);
  });
});
