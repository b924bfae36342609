import { setTimeout as pause } from 'node:timers/promises';
import { atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChainDuty } from '../chain-host.ts';
import { ChainWorld, etherRail, outside, usdt, usdtRail } from '../testing/test-world.ts';
import { openPracticeChain } from './open-practice-chain.ts';

let world: ChainWorld;
let running: ChainDuty;

const start = async (): Promise<void> => {
  running = await openPracticeChain({
    exchange: world.exchange,
    folder: world.folder,
    journalPath: world.journalPath,
    reveal: world.reveal,
    log: world.logged,
    nowMs: world.nowMs,
    speed: 20,
  });
  await running.start();
};

beforeEach(async () => {
  world = await ChainWorld.start();
  await start();
});
afterEach(async () => {
  await running.stop();
  await world.stop();
});

const alice = () => world.users[0] as never;
const bob = () => world.users[1] as never;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_500; tries++) {
    if (await isTrue()) return;
    await pause(20);
  }
  throw new Error(`it did not happen: ${world.log.join(', ')}`);
}

it('takes a payment at the press of a button', async () => {
  const { service } = running;
  const heads: number[] = [];
  const stopHearing = service.onHead((head) => heads.push(head));
  const address = await service.addressOf(usdtRail, alice());
  expect(await service.addressOf(etherRail, alice())).toBe(address);
  expect(await service.addressOf(usdtRail, bob())).not.toBe(address);
  const transaction = (await service.practicePay?.(usdtRail, alice(), usdt(50))) ?? '';
  expect(await service.find(usdtRail, alice(), transaction)).toEqual({ kind: 'waiting' });
  await until(async () => (await world.available(alice())) === usdt(50));
  expect(await service.find(usdtRail, alice(), transaction.slice(2).toUpperCase())).toMatchObject({
    kind: 'found',
    amount: usdt(50),
    needed: 3,
  });
  expect(await service.find(etherRail, alice(), transaction)).toEqual({ kind: 'other_token' });
  expect(await service.find(usdtRail, bob(), transaction)).toEqual({ kind: 'other_address' });
  expect(await service.find(usdtRail, bob(), `0x${'ab'.repeat(32)}`)).toEqual({ kind: 'not_found' });
  expect(await service.find(usdtRail, bob(), 'nonsense')).toEqual({ kind: 'not_found' });
  expect(heads).toContain(service.head(usdtRail));
  stopHearing();
});

it('goes on after a restart with the same addresses, blocks and payments', async () => {
  const address = await running.service.addressOf(usdtRail, alice());
  await running.service.practicePay?.(etherRail, alice(), atoms(100_000_000n));
  await until(async () => (await world.exchange.query('pendingDeposits', alice())).length === 1);
  await running.stop();
  const head = running.service.head(usdtRail) ?? 0;
  await start();
  expect(await running.service.addressOf(usdtRail, alice())).toBe(address);
  await until(async () => (await world.available(alice(), asset.ETH)) === 100_000_000n);
  expect(running.service.head(usdtRail)).toBeGreaterThan(head);
});

it('pays out through the signer, and confirms', async () => {
  await world.must({ type: 'funding.set_level', accountId: alice(), level: 'basic' });
  await world.must({ type: 'practice.claim', accountId: alice(), assetId: asset.USDT });
  const first = await world.approvedWithdrawal(alice(), usdt(101));
  const second = await world.approvedWithdrawal(alice(), usdt(20), { address: outside });
  const lastMove = (withdrawalId: number) =>
    world.facts('funding.withdrawal_moved').findLast((moved) => moved.withdrawalId === withdrawalId)?.status;
  await until(async () => lastMove(first) === 'confirmed' && lastMove(second) === 'confirmed');
  expect(await world.available(alice())).toBe(usdt(100_000 - 121));

  // The chain's figure is what the ledger let in, less what withdrawals have paid.
  await running.service.practicePay?.(usdtRail, alice(), usdt(500));
  await until(async () => (await world.available(alice())) === usdt(100_000 - 121 + 500));
  const paid = world.facts('funding.withdrawal_requested').reduce((sum, { receives }) => sum + receives, 0n);
  const holdings = await running.service.holdings([]);
  const of = (railId: number) => holdings.find((one) => one.railId === railId);
  expect(of(usdtRail)).toMatchObject({ held: usdt(500) - paid, unreported: 0n, left: 0n, costs: 0n });
  const ether = of(etherRail);
  // The treasury of this world has no ether: what the chain took waits to be booked, each amount rounded up.
  expect(ether).toMatchObject({ unreported: 0n, roundings: 2 });
  const rest = (ether?.held as bigint) + (ether?.costs ?? 0n);
  expect([ether?.costs === 0n, rest >= -1n && rest < 2n]).toEqual([false, true]);
});
