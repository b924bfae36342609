import { join } from 'node:path';
import type { AccountId } from '@candor/exchange';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ChainDatabase } from '../store.ts';
import { addresses, ChainWorld, usdt, Workers } from '../testing/test-world.ts';
import { PracticeChain, practiceBlockMs } from './practice-chain.ts';
import { practiceAssets } from './practice-settings.ts';
import { openPracticeDatabase } from './practice-store.ts';

const token = practiceAssets.tokens[0]?.address ?? '';
const beganAtMs = 5_000_000 * practiceBlockMs;

let world: ChainWorld;
let db: ChainDatabase;
let chain: PracticeChain;
let workers: Workers;

/** A chain in a file of its own. */
function begin(file: string, atMs: number): void {
  db = openPracticeDatabase(join(world.folder, file));
  chain = new PracticeChain(db, () => atMs);
}

beforeEach(async () => {
  world = await ChainWorld.start();
  begin('practice-chain.db', beganAtMs);
  workers = new Workers(world, chain, practiceAssets);
  await workers.watcher.poll();
});
afterEach(async () => {
  workers.close();
  chain.close();
  await world.stop();
});

const account = (at: number) => world.users[at] as AccountId;
const pay = (at: number, amount: number) => chain.pay(addresses.addressOf(account(at)), usdt(amount), token);

async function grow(blocks: number): Promise<void> {
  for (let count = 0; count < blocks; count++) chain.mine();
  await workers.watcher.poll();
}

/** Loses the newest blocks, as a power failure does before the disk has kept them. */
async function lose(blocks: number): Promise<void> {
  const { number } = await chain.head();
  db.exec(`DELETE FROM practice_blocks WHERE number > ${number - blocks}`);
  db.exec(`DELETE FROM practice_transactions WHERE height IS NULL OR height > ${number - blocks}`);
}

const saysSo = 'blocks that were read are not in the chain any more';

it('has on the disk everything that was ever reported', () => {
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

it('hashes a block differently when it has other payments', async () => {
  const hashes = new Set<string>();
  for (const amount of [undefined, 50, 50, 90]) {
    if (amount !== undefined) pay(0, amount);
    hashes.add(chain.mine().hash);
    await lose(1);
  }
  expect(hashes.size).toBe(4);
});

it('credits payments after blocks were lost, and drops those of the lost ones', async () => {
  pay(0, 50);
  await grow(3);
  expect(await world.available(account(0))).toBe(usdt(50));
  pay(0, 7);
  await grow(1);
  await lose(1);
  pay(1, 90);
  await grow(1);
  expect(world.log).toEqual([saysSo]);
  expect(world.facts('funding.deposit_dropped')).toHaveLength(1);
  await grow(2);
  expect(await world.available(account(0))).toBe(usdt(50));
  expect(await world.available(account(1))).toBe(usdt(90));
});

it('does not wait for a chain that has lost blocks to be as long as it was', async () => {
  await grow(40);
  await lose(30);
  pay(0, 50);
  await grow(3);
  expect(await world.available(account(0))).toBe(usdt(50));
  expect(world.log).toEqual([saysSo]);
});

it.each([
  ['below', beganAtMs - 1_000 * practiceBlockMs],
  ['above', beganAtMs + 1_000 * practiceBlockMs],
])('reads a chain that was lost and began anew %s it from its beginning', async (_where, atMs) => {
  pay(0, 50);
  await grow(3);
  pay(0, 7);
  await grow(1);
  workers.close();
  chain.close();
  begin('another-chain.db', atMs);
  pay(1, 90);
  for (let count = 0; count < 60; count++) chain.mine();
  workers = new Workers(world, chain, practiceAssets);
  for (let round = 0; round < 3; round++) await workers.watcher.poll();
  expect(world.log.filter((line) => line === saysSo)).toHaveLength(1);
  expect(await world.available(account(0))).toBe(usdt(50));
  expect(await world.available(account(1))).toBe(usdt(90));
  expect(world.facts('funding.deposit_dropped')).toHaveLength(1);
});
