import type { AccountId } from '@candor/exchange';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashBytes, type Hash } from './chain.ts';
import { EvmChain } from './evm/evm-chain.ts';
import { transferCall } from './evm/tokens.ts';
import { railHoldings, type SentPayment } from './holdings.ts';
import { chainRails } from './rails.ts';
import { startTokenChain, type TokenChain } from './testing/test-token-chain.ts';
import { addresses, ChainWorld, etherRail, outside, usdt, usdtRail, Workers } from './testing/test-world.ts';
import { NetworkCosts } from './withdrawals/network-costs.ts';

let evm: TokenChain;
let world: ChainWorld;
let workers: Workers;
beforeAll(async () => {
  evm = await startTokenChain();
  world = await ChainWorld.start();
  workers = new Workers(world, evm.chain, evm.assets);
  await workers.watcher.poll();
});
afterAll(async () => {
  workers.close();
  await evm.anvil.stop();
  await world.stop();
});

const user = (place: number) => world.users[place] as AccountId;
const pays = (amount: number, to: string) => evm.anvil.send({ to: evm.token, data: transferCall(to, usdt(amount)) });

async function holdings(sent: readonly SentPayment[] = [], chain: EvmChain = evm.chain) {
  const { exchange, logged: log, nowMs } = world;
  const { assets } = evm;
  const costs = new NetworkCosts({ db: workers.db, exchange, assets, log, nowMs });
  const parts = { exchange, chain, addresses, assets, book: workers.book, costs };
  const found = await railHoldings(parts, await chainRails(exchange, assets), sent);
  return {
    usdt: found.find(({ railId }) => railId === usdtRail),
    ether: found.find(({ railId }) => railId === etherRail),
  };
}

const sentOf = (transaction: Hash): SentPayment => ({
  railId: usdtRail,
  transaction: hashBytes(transaction),
  receives: usdt(7),
});

it('adds up the hot wallet, the gas wallet and every address that was ever paid, and no other', async () => {
  expect((await holdings()).usdt).toMatchObject({ held: 0n, unreported: 0n, left: 0n, roundings: 0 });
  await pays(50, addresses.addressOf(user(0)));
  await pays(20, addresses.hotWallet);
  await pays(3, addresses.gasWallet);
  await pays(9, outside);
  // The book has no payment to the user's address before the watcher has seen it.
  expect((await holdings()).usdt).toMatchObject({ held: usdt(23) });
  await workers.watcher.poll();
  expect((await holdings()).usdt).toMatchObject({ held: usdt(73), roundings: 1 });
  expect(await world.available(user(0))).toBe(usdt(50));
});

it('rounds what the chain has more finely down to an atom, and counts each payment that was rounded', async () => {
  const address = addresses.addressOf(user(1));
  const wei = 10n ** 18n + 12_345_678_901n;
  await evm.anvil.send({ to: address, value: wei });
  await evm.anvil.send({ to: address, value: wei });
  await workers.watcher.poll();
  // Twice 1.0000000123 ETH: eight decimals have 2.00000002 of it, and each credit 1.00000001.
  expect((await holdings()).ether).toMatchObject({ held: 200_000_002n, roundings: 2 });
});

it('knows which sent payments have left, and what each has cost', async () => {
  const before = (await holdings()).ether;
  const paid = await pays(7, outside);
  const failed = await evm.anvil.send({ to: evm.token, data: transferCall(outside, 10n ** 30n) });
  const unknown: Hash = `0x${'ab'.repeat(32)}`;
  const { usdt: tokens, ether } = await holdings([paid, failed, unknown].map(sentOf));
  // One that failed has moved nothing, and has cost its gas all the same.
  expect(tokens).toMatchObject({ left: usdt(7), costs: 0n });
  const costs = await Promise.all([paid, failed].map((hash) => evm.chain.transaction(hash)));
  const wei = costs.map((state) => (state.state === 'mined' ? state.cost : 0n));
  expect(wei.every((cost) => cost > 0n)).toBe(true);
  const up = (cost: bigint): bigint => (cost + 10n ** 10n - 1n) / 10n ** 10n;
  expect(ether).toMatchObject({
    costs: wei.reduce((sum, cost) => sum + up(cost), 0n),
    roundings: (before?.roundings ?? 0) + 2,
  });
});

it('states that a node does not answer, and that there are more addresses than a node is asked for', async () => {
  const silent = new EvmChain({ url: 'http://127.0.0.1:9', chainId: evm.anvil.chainId, timeoutMs: 500 });
  const { usdt: tokens, ether } = await holdings([sentOf(`0x${'ab'.repeat(32)}`)], silent);
  expect([tokens?.held, tokens?.left, ether?.held]).toEqual(['unreachable', 0n, 'unreachable']);
  const many = world.users.length + 400;
  workers.book.paidAccounts = () => Array.from({ length: many }, (_, place) => place as AccountId);
  expect((await holdings()).usdt?.held).toBe('too_many_addresses');
});
