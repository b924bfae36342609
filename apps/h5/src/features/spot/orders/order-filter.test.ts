import { describe, expect, test } from 'vitest';
import { openOrder } from '../form/testing-facts.ts';
import { noFilter, tabFrom } from '#features/order-lists/list-filter.ts';
import { filtered, historyInput } from './order-filter.ts';

const resting = openOrder({ side: 'buy', price: '1', quantity: '1' });
const waiting = { ...openOrder({ side: 'sell', price: '2', quantity: '1' }), orderId: 8, status: 'waiting' as const };

describe('the three lists of the spec', () => {
  test('an order that waits for its trigger is pending, one that rests in the book is in progress', () => {
    expect(filtered([resting, waiting], 'pending', noFilter)).toEqual([waiting]);
    expect(filtered([resting, waiting], 'progress', noFilter)).toEqual([resting]);
  });

  test('pair, side and days narrow the list', () => {
    expect(filtered([resting], 'progress', { ...noFilter, symbol: 'ETH/USDT' })).toEqual([]);
    expect(filtered([resting], 'progress', { ...noFilter, side: 'sell' })).toEqual([]);
    const range = { from: '2026-01-01', to: '2026-01-02' };
    const inside = { ...resting, placedAtMs: new Date(2026, 0, 2, 23, 59).getTime() };
    expect(filtered([resting, inside], 'progress', { ...noFilter, range })).toEqual([inside]);
  });

  test('the server gets the same filter, without absent choices', () => {
    expect(historyInput(noFilter)).toEqual({ status: 'history' });
    expect(historyInput({ symbol: 'BTC/USDT', side: 'buy', range: { from: '2026-01-01', to: '2026-01-01' } })).toEqual({
      status: 'history',
      symbol: 'BTC/USDT',
      side: 'buy',
      fromMs: new Date(2026, 0, 1).getTime(),
      toMs: new Date(2026, 0, 2).getTime() - 1,
    });
  });

  test.each([
    ['complete', 'complete'],
    ['0', 'pending'],
    [undefined, 'progress'],
    ['nonsense', 'progress'],
  ] as const)('an address with status %s opens %s', (status, tab) => {
    expect(tabFrom(status)).toBe(tab);
  });
});
