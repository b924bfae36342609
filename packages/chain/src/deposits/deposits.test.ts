import { asset } from '@candor/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EvmChain } from '../evm/evm-chain.ts';
import { transferCall } from '../evm/tokens.ts';
import type { ChainAssets } from '../rails.ts';
import type { Anvil } from '../testing/test-anvil.ts';
import { Mortal } from '../testing/test-mortal.ts';
import { failingTokenCode, shiftingTokenCode, tokenCode } from '../testing/test-token.ts';
import { startTokenChain } from '../testing/test-token-chain.ts';
import { addresses, ChainWorld, spelled, usdt, Workers } from '../testing/test-world.ts';

let anvil: Anvil;
let chain: EvmChain;
let world: ChainWorld;
let workers: Workers;
let assets: ChainAssets;
let token: string;
let user: string;

beforeEach(async () => {
  ({ anvil, chain, assets, token } = await startTokenChain());
  world = await ChainWorld.start();
  user = addresses.addressOf(alice());
  workers = new Workers(world, chain, assets);
  await workers.watcher.poll();
});
afterEach(async () => {
  workers.close();
  await anvil.stop();
  await world.stop();
});

const alice = () => world.users[0] as never;
const pays = (amount: number, to = user) => anvil.send({ to: token, data: transferCall(to, usdt(amount)) });

it('credits a real transfer once it has its confirmations, and nothing before', async () => {
  await pays(50);
  const ether = 10n ** 18n + 12_345_678_901n;
  await anvil.send({ to: user, value: ether });
  await workers.watcher.poll();
  expect(await world.exchange.query('pendingDeposits', alice())).toMatchObject([
    { status: 'pending', amount: 100_000_001n },
    { status: 'pending', amount: usdt(50) },
  ]);
  await anvil.mine(1);
  await workers.watcher.poll();
  expect(await world.available(alice())).toBe(usdt(50));
  expect(await world.available(alice(), asset.ETH)).toBe(0n);
  await anvil.mine(1);
  await workers.watcher.poll();
  // 18 decimals on the chain, 8 in the books: parts of an atom are in none of them.
  expect(await world.available(alice(), asset.ETH)).toBe(100_000_001n);
});

it('takes no notice of fake tokens, failed transactions and other addresses', async () => {
  const fake = await anvil.deploy(tokenCode);
  const failing = await anvil.deploy(failingTokenCode);
  await anvil.send({ to: fake, data: transferCall(user, usdt(50)) });
  await anvil.send({ to: failing, data: transferCall(user, usdt(50)) });
  await anvil.send({ to: token, data: transferCall(user, 10n ** 30n) });
  await pays(50, '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
  await anvil.mine(20);
  await workers.watcher.poll();
  expect(world.facts('funding.deposit_seen')).toEqual([]);
});

it('drops the payments of a replaced block, and accepts them again in their new block', async () => {
  const before = await anvil.rpc('evm_snapshot');
  const raw = await anvil.rpc('eth_getRawTransactionByHash', await pays(50));
  await pays(7);
  await workers.watcher.poll();
  expect(world.facts('funding.deposit_seen')).toHaveLength(2);
  await anvil.rpc('evm_revert', before);
  // The same transaction in another block; the other one is gone.
  await anvil.mine(3);
  const again = await anvil.sendRaw(raw);
  await workers.watcher.poll();
  expect(world.facts('funding.deposit_dropped')).toHaveLength(1);
  const [pending, ...others] = await world.exchange.query('pendingDeposits', alice());
  expect(others).toEqual([]);
  expect(`0x${Buffer.from(pending?.transaction ?? []).toString('hex')}`).toBe(again);
  await anvil.mine(2);
  await workers.watcher.poll();
  expect(await world.available(alice())).toBe(usdt(50));
  expect(world.facts('funding.deposit_credited')).toHaveLength(1);
});

it('drops nothing before it has read the new chain to its end', async () => {
  const before = await anvil.rpc('evm_snapshot');
  const raw = await anvil.rpc('eth_getRawTransactionByHash', await pays(50));
  await workers.watcher.poll();
  await anvil.rpc('evm_revert', before);
  await anvil.mine(60);
  await anvil.sendRaw(raw);
  await workers.watcher.poll();
  expect(world.facts('funding.deposit_dropped')).toEqual([]);
  await workers.watcher.poll();
  expect(world.facts('funding.deposit_dropped')).toEqual([]);
  expect(await world.exchange.query('pendingDeposits', alice())).toMatchObject([{ depositId: 1 }]);
  expect(world.facts('funding.deposit_seen')).toHaveLength(2);
});

it('credits a payment as the present block has it, not as the replaced one had it', async () => {
  const shifting = spelled(await anvil.deploy(shiftingTokenCode));
  workers.close();
  workers = new Workers(world, chain, { ...assets, tokens: [{ code: 'USDT', address: shifting, decimals: 6 }] });
  await workers.watcher.poll();
  await anvil.mine(20);
  const { number: common } = await chain.head();
  const before = await anvil.rpc('evm_snapshot');
  await anvil.mine(9);
  const raw = await anvil.rpc(
    'eth_getRawTransactionByHash',
    await anvil.send({ to: shifting, data: transferCall(user, 1n) }),
  );
  await workers.watcher.poll();
  expect(await world.exchange.query('pendingDeposits', alice())).toMatchObject([{ amount: usdt(common + 10) }]);
  await anvil.rpc('evm_revert', before);
  await anvil.sendRaw(raw);
  await anvil.mine(12);
  for (let rounds = 0; rounds < 2; rounds++) await workers.watcher.poll();
  expect(await world.available(alice())).toBe(usdt(common + 1));
  expect(world.facts('funding.deposit_dropped')).toHaveLength(1);
});

it('stops, and takes nothing back, when no block of the chain is remembered any more', async () => {
  await pays(50);
  await workers.watcher.poll();
  workers.db.exec("UPDATE blocks SET hash = '0x' || hex(number)");
  await anvil.mine(5);
  for (let round = 0; round < 2; round++) {
    await expect(workers.watcher.poll()).rejects.toMatchObject({ kind: 'chain_rewritten' });
  }
  expect(world.facts('funding.deposit_dropped')).toEqual([]);
});

it('has one effect however often a block or a command is repeated', async () => {
  const { number: before } = await chain.head();
  await pays(50);
  await anvil.mine(2);
  await workers.watcher.poll();
  expect(await world.available(alice())).toBe(usdt(50));
  for (let round = 0; round < 100; round++) {
    // As a watcher that has lost its position, and the answers it got.
    workers.db.exec(`DELETE FROM blocks WHERE number > ${before}; UPDATE deposits SET status = 'seen'`);
    if (round % 2 === 0) workers.db.exec('UPDATE deposits SET episode = episode + 1');
    await workers.watcher.poll();
  }
  expect(world.facts('funding.deposit_seen')).toHaveLength(1);
  expect(world.facts('funding.deposit_credited')).toHaveLength(1);
  expect(await world.available(alice())).toBe(usdt(50));
});

it('goes on wherever it was killed', async () => {
  const mortal = new Mortal();
  for (let round = 0; round < 4; round++) {
    await pays(10 + round);
    await anvil.mine(1);
  }
  await anvil.mine(3);
  for (let steps = 0, isDone = false; !isDone; steps++) {
    workers.close();
    workers = new Workers(world, mortal.chain(chain), assets, { exchange: mortal.exchange(world.exchange) });
    isDone = await mortal.lives(steps, () => workers.watcher.poll());
  }
  expect(mortal.kills).toBeGreaterThan(10);
  expect(world.facts('funding.deposit_credited').map(({ amount }) => amount)).toEqual([10, 11, 12, 13].map(usdt));
  expect(await world.available(alice())).toBe(usdt(46));
});
