import type { AssetRow, RailRow } from '@candor/api';
import { expect, it } from 'vitest';
import { assetsWithRails, chosenAsset, chosenRail, popularOf, soughtAssets } from './rail-assets.ts';

const asset = (assetId: number, code: string, name: string, assetClass = 'coin') =>
  ({ assetId, code, name, assetClass }) as AssetRow;
const rail = (railId: number, assetId: number, network: string, takesDeposits = true) =>
  ({ railId, assetId, network, takesDeposits, takesWithdrawals: true }) as RailRow;

const catalogue = [asset(1, 'BTC', 'Bitcoin'), asset(2, 'SOL', 'Solana'), asset(3, 'USDT', 'Tether')];
const rails = [rail(1, 3, 'ERC20'), rail(2, 3, 'TRC20'), rail(3, 1, 'BTC'), rail(7, 9, 'BANK')];
const assets = assetsWithRails(rails, [...catalogue, asset(9, 'VND', 'Dong', 'fiat')]);

it('lists the assets that can be moved at all, popular ones first', () => {
  expect(assets.map(({ code, rails: own }) => `${code} ${own.length}`)).toEqual(['USDT 2', 'BTC 1', 'VND 1']);
  expect(popularOf(assets).map(({ code }) => code)).toEqual(['USDT', 'BTC']);
  expect(assets.map(({ isFiat }) => isFiat)).toEqual([false, false, true]);
});

it('finds by code, name and network', () => {
  const found = (text: string) => soughtAssets(assets, text).map(({ code }) => code);
  expect([found(' tet'), found('trc'), found('bit'), found('x')]).toEqual([['USDT'], ['USDT'], ['BTC'], []]);
  expect(found('')).toHaveLength(3);
});

it('falls back to the first asset, and to a way that is open', () => {
  expect([chosenAsset(assets, 1)?.code, chosenAsset(assets, 99)?.code]).toEqual(['BTC', 'USDT']);
  const ways = [rail(1, 3, 'ERC20', false), rail(2, 3, 'TRC20')];
  expect([chosenRail(ways, 2, 'deposit'), chosenRail(ways, 1, 'deposit')].map((row) => row?.railId)).toEqual([2, 2]);
  expect(chosenRail(ways, 1, 'withdraw')?.railId).toBe(1);
  expect(chosenRail(ways.slice(0, 1), undefined, 'deposit')?.railId).toBe(1);
});
