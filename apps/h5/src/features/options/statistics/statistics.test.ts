import type { OptionStatisticsRow } from '@candor/api';
import { expect, it } from 'vitest';
import { groupsOf, sumsOf } from './statistics.ts';

const row = (symbol: string, seconds: number, more: Partial<OptionStatisticsRow>): OptionStatisticsRow => ({
  pairId: 1,
  symbol,
  code: 'USDT',
  seconds,
  won: 0,
  lost: 0,
  refunded: 0,
  void: 0,
  staked: '0',
  paid: '0',
  profit: '0',
  ...more,
});
const rows = [
  row('BTC/USDT', 60, { won: 1, refunded: 1, staked: '20', paid: '28.25', profit: '8.25' }),
  row('BTC/USDT', 30, { lost: 1, staked: '10.5', profit: '-10.5' }),
  row('ETH/USDT', 30, { won: 1, lost: 3, void: 1, staked: '50', paid: '27.8', profit: '-22.2' }),
];

it('adds up results exactly, and counts refunded and void options for no rate', () => {
  expect(sumsOf(rows)).toEqual({
    count: 8,
    won: 2,
    lost: 4,
    refunded: 1,
    void: 1,
    staked: '80.5',
    paid: '56.05',
    profit: '-24.45',
    winPercent: 33,
  });
  expect(sumsOf([row('BTC/USDT', 30, { void: 1 })]).winPercent).toBeUndefined();
});

it('groups by pair, the busiest first, and by term, the shortest first', () => {
  const ofGroups = (by: 'symbol' | 'seconds') => groupsOf(rows, by).map(({ key, sums }) => [key, sums.count]);
  expect(ofGroups('symbol')).toEqual([
    ['ETH/USDT', 5],
    ['BTC/USDT', 3],
  ]);
  expect(ofGroups('seconds')).toEqual([
    [30, 6],
    [60, 2],
  ]);
});
