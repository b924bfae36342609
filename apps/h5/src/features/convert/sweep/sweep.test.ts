import { sweptMax } from '@candor/exchange/rules';
import { describe, expect, it } from 'vitest';
import type { HeldAsset } from '../use-convert-facts.ts';
import { leastOf, pickedBalances, smallBalances } from './sweep-list.ts';

const held = (assetId: number, price: string | undefined, available: string, more: Partial<HeldAsset> = {}) =>
  ({
    assetId,
    code: `C${assetId}`,
    name: '',
    scale: 8,
    price,
    available,
    accountType: 'spot',
    isStale: false,
    isConvertible: true,
    ...more,
  }) satisfies HeldAsset;

describe('the list of small balances', () => {
  it('lists those below the threshold, the largest first, and then those that stay with the reason', () => {
    const rows = smallBalances(
      [
        held(1, '60000', '0.00001666'),
        held(2, '2', '5'),
        held(3, '2', '4.99999999'),
        held(4, '1', '3', { isStale: true }),
        held(5, undefined, '7'),
        held(6, '1', '3', { isConvertible: false }),
        held(7, '3', '1'),
        held(8, '1', '0'),
        held(9, '1', '4', { code: 'USDT' }),
        held(10, '1', '4', { accountType: 'fiat' }),
        held(11, '1', '0.00000199'),
        held(12, '1', '0.000002'),
      ],
      '10',
    );
    expect(rows.map(({ asset, value, problem }) => [asset.assetId, value, problem])).toEqual([
      [3, '9.999999', undefined],
      [7, '3', undefined],
      [1, '0.9996', undefined],
      [12, '0.000002', undefined],
      [4, '3', 'price_stale'],
      [5, undefined, 'price_missing'],
      [6, '3', 'not_convertible'],
      [11, '0.000001', 'worthless'],
    ]);
  });

  it('marks all of them, as far as one sweep goes, or what the user chose', () => {
    const rows = smallBalances(
      Array.from({ length: sweptMax + 2 }, (_, index) => held(index + 1, '1', `${(99 - index) / 10}`)),
      '10',
    );
    const ids = (chosen?: ReadonlySet<number>) => pickedBalances(rows, chosen).map(({ asset }) => asset.assetId);
    expect(ids()).toEqual(Array.from({ length: sweptMax }, (_, index) => index + 1));
    expect(ids(new Set([2, 7]))).toEqual([2, 7]);
    expect(ids(new Set())).toEqual([]);
  });
});

it('accepts a hundredth less than the total that was shown, rounded down', () => {
  expect(['10', '0.000001', '1.234567', '0'].map(leastOf)).toEqual(['9.9', '0', '1.222221', '0']);
});
