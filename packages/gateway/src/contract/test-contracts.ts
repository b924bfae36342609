import { claimPractice, transferFunds } from '@candor/api';
import type { Lots } from '@candor/exchange';
import { btc, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

export const lots = (hundredths: number) => hundredths as Lots;

/** Ten lots of bitcoin at the market. */
export const long = {
  baseAssetId: btc,
  quoteAssetId: usdt,
  direction: 'long',
  entryType: 'market',
  lots: lots(1_000),
  multiple: 10,
} as const;

/** A user with practice funds in the contract account. */
export async function newContractUser(system: TestSystem, name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  await user.call(transferFunds, { assetId: usdt, amount: '9000', from: 'spot', to: 'contract' });
  return user;
}
