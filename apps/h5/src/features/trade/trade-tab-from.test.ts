import { expect, test } from 'vitest';
import { tradeTabFrom } from './trade-tab-from.ts';

test('opens the tab of the address, and the first one for an address with no tab or an unknown one', () => {
  const [spot, contract] = [{ id: 'spot' }, { id: 'contract' }];
  expect(tradeTabFrom([spot, contract], { tab: 'contract', symbol: 'BTC/USDT' })).toBe(contract);
  expect(tradeTabFrom([spot, contract], { symbol: 'BTC/USDT', side: 'sell' })).toBe(spot);
  expect(tradeTabFrom([spot, contract], { tab: 'bonds' })).toBe(spot);
});
