import { expect, test } from 'vitest';
import { tradeTabFrom } from './trade-tabs.ts';

test('an address names its tab; one that names none, or a strange one, is for spot', () => {
  expect(tradeTabFrom({ tab: 'contract', symbol: 'BTC/USDT' })).toBe('contract');
  expect(tradeTabFrom({ symbol: 'BTC/USDT', side: 'sell' })).toBe('spot');
  expect(tradeTabFrom({ tab: 'bonds' })).toBe('spot');
});
