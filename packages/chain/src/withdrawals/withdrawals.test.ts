import { join } from 'node:path';
import { atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chain, Hash } from '../chain.ts';
import type { EvmChain } from '../evm/evm-chain.ts';
import { transferCall } from '../evm/tokens.ts';
import type { ChainAssets } from '../rails.ts';
import { serveSigner } from '../signer/signer-server.ts';
import type { SigningService } from '../signer/signing-service.ts';
import { SocketSigner } from '../signer/socket-signer.ts';
import { readTransfer } from '../signer/transactions.ts';
import type { Anvil } from '../testing/test-anvil.ts';
import { Mortal } from '../testing/test-mortal.ts';
import { refusingTokenCode } from '../testing/test-token.ts';
import { startTokenChain } from '../testing/test-token-chain.ts';
import { addresses, ChainWorld, etherRail, openDesk, outside, spelled, usdt, Workers } from '../testing/test-world.ts';

let anvil: Anvil;
let chain: EvmChain;
let world: ChainWorld;
let desk: SigningService;
let workers: Workers;
let assets: ChainAssets;
let token: string;

beforeEach(async () => {
  ({ anvil, chain, assets, token } = await startTokenChain());
  world = await ChainWorld.start({ users: 3 });
  await world.letUsersWithdraw();
  await anvil.send({ to: addresses.hotWallet, value: 10n ** 19n });
  await anvil.send({ to: token, data: transferCall(addresses.hotWallet, 10n ** 12n) });
  desk = openDesk(world, { assets });
  workers = new Workers(world, chain, assets, { signer: desk });
});
afterEach(async () => {
  workers.close();
  desk.close();
  await anvil.stop();
  await world.stop();
});

const alice = () => world.users[0] as never;
const statusOf = async (withdrawalId: number) =>
  (await world.exchange.query('openWithdrawal', withdrawalId as never))?.status;
const movesOf = (withdrawalId: number) =>
  world
    .facts('funding.withdrawal_moved')
    .filter((moved) => moved.withdrawalId === withdrawalId)
    .map(({ status }) => status);
const restart = (options: ConstructorParameters<typeof Workers>[3], on: Chain = chain): void => {
  workers.close();
  workers = new Workers(world, on, assets, { signer: desk, ...options });
};

it('brings an approved withdrawal onto the chain and through its confirmations, signed in another process', async () => {
  const path = join(world.folder, 'signer.sock');
  const server = await serveSigner(path, desk, world.logged);
  restart({ signer: new SocketSigner(path) });
  const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
  await workers.sender.poll();
  await workers.sender.poll();
  expect(await statusOf(withdrawalId)).toBe('broadcast');
  await anvil.mine(2);
  await workers.sender.poll();
  expect(movesOf(withdrawalId)).toEqual(['approved', 'signing', 'signed', 'broadcast', 'confirmed']);
  // The fee stayed with us; the rest arrived, to the unit.
  expect(await chain.balanceOf(outside, token)).toBe(usdt(100));
  expect(await world.available(alice())).toBe(usdt(100_000 - 101));
  await server.close();
  await expect(new SocketSigner(path).sign({} as never)).rejects.toMatchObject({ kind: 'signer_unreachable' });
});

it('books the cost of the chain, as soon as the treasury can pay it', async () => {
  await world.approvedWithdrawal(alice(), atoms(100_000_000n), { railId: etherRail });
  await workers.sender.poll();
  await anvil.mine(5);
  await workers.sender.poll();
  expect(await chain.balanceOf(outside)).toBe(10n ** 18n);
  expect(world.facts('funding.network_cost_booked')).toEqual([]);
  await world.must({ type: 'house.fund', house: 'treasury', assetId: asset.ETH, amount: atoms(100_000_000n) });
  await workers.sender.poll();
  expect(world.facts('funding.network_cost_booked')).toEqual([]);
  world.wait(600_000);
  await workers.sender.poll();
  const [cost, ...others] = world.facts('funding.network_cost_booked');
  expect(others).toEqual([]);
  const spent = 10n ** 19n - 10n ** 18n - (await chain.balanceOf(addresses.hotWallet));
  expect(cost?.amount).toBe((spent + 10n ** 10n - 1n) / 10n ** 10n);
});

it('raises the fee of a transaction that does not get into a block, and pays once', async () => {
  await anvil.rpc('evm_setAutomine', false);
  restart({ stuckMs: 1_000 });
  const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
  await workers.sender.poll();
  await workers.sender.poll();
  world.wait(2_000);
  await workers.sender.poll();
  const open = await world.exchange.query('openWithdrawal', withdrawalId);
  const pool = await anvil.rpc<{ pending: Record<string, Record<string, { hash: Hash }>> }>('txpool_content');
  const [waiting] = Object.values(Object.values(pool.pending)[0] ?? {});
  expect(waiting?.hash).toBe(`0x${Buffer.from(open?.transaction ?? []).toString('hex')}`);
  await anvil.mine(4);
  await workers.sender.poll();
  expect(movesOf(withdrawalId)).toEqual(['approved', 'signing', 'signed', 'broadcast', 'broadcast', 'confirmed']);
  expect(await chain.balanceOf(outside, token)).toBe(usdt(100));
});

it('gives back a payment that failed on the chain, and one that another transaction replaced', async () => {
  // The hot wallet has less of the token than the books.
  await anvil.rpc('anvil_impersonateAccount', addresses.hotWallet);
  await anvil.send({ from: addresses.hotWallet, to: token, data: transferCall(outside, 10n ** 12n - 1n) });
  desk.close();
  desk = openDesk(world, { assets, firstNonce: 1 });
  restart({});
  const reverted = await world.approvedWithdrawal(alice(), usdt(101));
  await workers.sender.poll();
  await workers.sender.poll();
  expect(await statusOf(reverted)).toBe('broadcast');
  await anvil.mine(3);
  await workers.sender.poll();
  expect(movesOf(reverted).at(-1)).toBe('failed');
  expect(await world.available(alice())).toBe(usdt(100_000));

  const replaced = await world.approvedWithdrawal(alice(), usdt(101));
  await anvil.send({ from: addresses.hotWallet, to: outside, value: 1n });
  await workers.sender.poll();
  await workers.sender.poll();
  expect(await statusOf(replaced)).toBe('broadcast');
  await anvil.mine(3);
  await workers.sender.poll();
  expect(movesOf(replaced).at(-1)).toBe('failed');
  expect(await world.available(alice())).toBe(usdt(100_000));
});

it('does not give back a payment that gets into a block in between', async () => {
  const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
  await workers.sender.poll();
  expect(await statusOf(withdrawalId)).toBe('broadcast');
  await anvil.mine(3);
  let looks = 0;
  // Its nonce is taken for good by now, and the first look was before that.
  const transaction: Chain['transaction'] = async (hash) => {
    looks += 1;
    return looks === 1 ? { state: 'waiting' } : chain.transaction(hash);
  };
  restart({}, { ...new Mortal().chain(chain), transaction });
  await workers.sender.poll();
  expect(await statusOf(withdrawalId)).toBe('broadcast');
  await workers.sender.poll();
  expect(movesOf(withdrawalId).at(-1)).toBe('confirmed');
});

it('gives back a payment that a token did not transfer, though its transaction succeeded', async () => {
  const refusing = spelled(await anvil.deploy(refusingTokenCode));
  const tokens = [{ code: 'USDT', address: refusing, decimals: 6 }];
  desk.close();
  desk = openDesk(world, { assets: { ...assets, tokens } });
  workers.close();
  // Its code may do anything: a transfer of another token is no payment of this one.
  const transaction: Chain['transaction'] = async (hash) => {
    const found = await chain.transaction(hash);
    if (found.state !== 'mined') return found;
    const other = { transaction: hash, index: 0, token, from: addresses.hotWallet, to: outside, units: 100_000_000n };
    return { ...found, transfers: [...found.transfers, other] };
  };
  const telling = { ...new Mortal().chain(chain), transaction };
  workers = new Workers(world, telling, { ...assets, tokens }, { signer: desk });
  const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
  await workers.sender.poll();
  await workers.sender.poll();
  await anvil.mine(3);
  await workers.sender.poll();
  expect(movesOf(withdrawalId)).toEqual(['approved', 'signing', 'signed', 'broadcast', 'failed']);
  expect(await world.available(alice())).toBe(usdt(100_000));
});

it('sends a withdrawal held back between the check and the release, once the hold has ended', async () => {
  const withdrawalId = await world.approvedWithdrawal(alice(), usdt(101));
  const mortal = new Mortal().exchange(world.exchange);
  restart({
    exchange: {
      ...mortal,
      submit: async (submission) => {
        await world.must({ type: 'funding.place_hold', accountId: alice(), reason: 'password_changed' });
        return mortal.submit(submission);
      },
    },
  });
  await workers.sender.poll();
  expect(await statusOf(withdrawalId)).toBe('held');
  // A sender that was killed meanwhile has no record of it.
  restart({});
  world.wait(3 * 86_400_000);
  await world.tick();
  expect(await statusOf(withdrawalId)).toBe('approved');
  for (let rounds = 0; rounds < 3; rounds++) await workers.sender.poll();
  expect(await statusOf(withdrawalId)).toBe('broadcast');
});

it('gives back a payment that can never be signed, and keeps one waiting that may be later', async () => {
  const toOurselves = await world.approvedWithdrawal(alice(), usdt(101), { address: addresses.addressOf(alice()) });
  const tooMuch = await world.approvedWithdrawal(alice(), usdt(2_000));
  await workers.sender.poll();
  expect(movesOf(toOurselves)).toEqual(['approved', 'signing', 'failed']);
  expect(await statusOf(tooMuch)).toBe('signing');
  expect(await world.available(alice())).toBe(usdt(98_000));
  desk.close();
  desk = openDesk(world, { assets, limits: new Map([['USDT', { transaction: '5000', hour: '5000', day: '5000' }]]) });
  restart({});
  await workers.sender.poll();
  expect(await statusOf(tooMuch)).toBe('broadcast');
});

it('sends each of 25 withdrawals once, though it is killed between any two steps', async () => {
  const mortal = new Mortal();
  const broadcast = vi.spyOn(chain, 'broadcast');
  const withdrawals: number[] = [];
  for (let count = 0; count < 25; count++) {
    const accountId = world.users[count % 3] as never;
    withdrawals.push(await world.approvedWithdrawal(accountId, usdt(11 + count)));
  }
  const before = ['approved', 'signing', 'signed'] as const;
  for (let steps = 1; (await world.exchange.query('withdrawalsIn', before)).length > 0; steps = (steps + 7) % 40) {
    restart({ signer: mortal.signer(desk), exchange: mortal.exchange(world.exchange) }, mortal.chain(chain));
    await mortal.lives(steps, () => workers.sender.poll());
  }
  await anvil.mine(5);
  await workers.sender.poll();
  expect(mortal.kills).toBeGreaterThan(20);
  for (const withdrawalId of withdrawals) expect(movesOf(withdrawalId).at(-1)).toBe('confirmed');
  const raws = new Set(broadcast.mock.calls.map(([raw]) => raw));
  const read = await Promise.all([...raws].map(readTransfer));
  expect(read.map(({ nonce }) => nonce).sort((a, b) => a - b)).toEqual(withdrawals.map((_, at) => at));
  const total = withdrawals.reduce((sum, _, at) => sum + usdt(10 + at), 0n);
  expect(await chain.balanceOf(outside, token)).toBe(total);
});
