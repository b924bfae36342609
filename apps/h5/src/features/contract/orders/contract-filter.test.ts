import { expect, test } from 'vitest';
import { noFilter } from '#features/order-lists/list-filter.ts';
import { testingTicket } from '#features/position-model/testing-market.ts';
import { accepts, endedInput } from './contract-filter.ts';

test('live tickets are filtered as the server filters those that are over', () => {
  const filter = { ...noFilter, symbol: 'BTC/USDT', side: 'long' } as const;
  expect([testingTicket(), testingTicket({ direction: 'short' })].map(accepts(filter))).toEqual([true, false]);
  expect(accepts({ ...noFilter, symbol: 'ETH/USDT' })(testingTicket())).toBe(false);
  expect(endedInput(filter)).toEqual({ status: 'ended', symbol: 'BTC/USDT', direction: 'long' });
  expect(Object.keys(endedInput({ ...noFilter, range: { from: '2026-01-01', to: '2026-01-02' } }))).toEqual([
    'status',
    'fromMs',
    'toMs',
  ]);
});
