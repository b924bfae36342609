import {
  applyAsTrader,
  closeContract,
  decideTrader,
  listContractTickets,
  listFollows,
  type Lots,
  openContract,
  transferFunds,
} from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from './api-client.ts';
import { callAsCompliance } from './operator.ts';
import type { PracticeServer } from './practice-server.ts';

/* Actions of traders without a browser, for the journeys of their followers. */

/** Brings practice funds into the contract account. */
export async function fundContracts(user: ApiUser, amount = '5000'): Promise<void> {
  await user.call(transferFunds, { assetId: assets.usdt, amount, from: 'spot', to: 'contract' });
}

/** Applies, and is accepted by the reviewer; returns the number for followers. */
export async function becomeTrader(server: PracticeServer, user: ApiUser): Promise<number> {
  await fundContracts(user);
  await user.call(applyAsTrader, { sharePercent: '10' });
  const { trader } = await user.call(listFollows, {});
  if (trader === undefined) throw new Error('the application is not known');
  const { traderId } = trader;
  await callAsCompliance(server.address, decideTrader, { traderId, decision: 'accept', note: 'looked through' });
  return traderId;
}

/** Opens a long in BTC at the next tick; `hundredths` of a lot. */
export async function openLong(user: ApiUser, hundredths: number): Promise<number> {
  const { ticketId } = await user.call(openContract, {
    baseAssetId: assets.btc,
    quoteAssetId: assets.usdt,
    direction: 'long',
    entryType: 'market',
    lots: hundredths as Lots,
    multiple: 10,
    slippagePercent: '2',
  });
  await expect.poll(() => statusOf(user, ticketId)).toBe('open');
  return ticketId;
}

export async function closeLong(user: ApiUser, ticketId: number): Promise<void> {
  await user.call(closeContract, { ticketId });
  await expect.poll(() => statusOf(user, ticketId)).toBe('closed');
}

async function statusOf(user: ApiUser, ticketId: number): Promise<string | undefined> {
  const { tickets } = await user.call(listContractTickets, { ticketId });
  return tickets[0]?.status;
}
