import type { AccountId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EvmChain } from '../evm/evm-chain.ts';
import { transferCall } from '../evm/tokens.ts';
import type { ChainAssets } from '../rails.ts';
import type { SigningService } from '../signer/signing-service.ts';
import { readTransfer } from '../signer/transactions.ts';
import type { Anvil } from '../testing/test-anvil.ts';
import { Mortal } from '../testing/test-mortal.ts';
import { startTokenChain } from '../testing/test-token-chain.ts';
import { addresses, ChainWorld, openDesk, usdt, Workers } from '../testing/test-world.ts';

const ether = 10n ** 18n;
let anvil: Anvil;
let chain: EvmChain;
let world: ChainWorld;
let desk: SigningService;
let workers: Workers;
let assets: ChainAssets;
let token: string;

beforeEach(async () => {
  ({ anvil, chain, assets, token } = await startTokenChain());
  world = await ChainWorld.start();
  await world.must({ type: 'house.fund', house: 'treasury', assetId: asset.ETH, amount: atoms(100_000_000n) });
  desk = openDesk(world, { assets });
  workers = new Workers(world, chain, assets, { signer: desk });
  await workers.watcher.poll();
  await anvil.send({ to: addresses.gasWallet, value: ether });
});
afterEach(async () => {
  workers.close();
  desk.close();
  await anvil.stop();
  await world.stop();
});

const account = (at: number) => world.users[at] as AccountId;
const addressOf = (at: number) => addresses.addressOf(account(at));

async function pay(at: number, amount: number): Promise<void> {
  await anvil.send({ to: token, data: transferCall(addressOf(at), usdt(amount)) });
}

it('brings tokens and ether to the hot wallet; the gas for it does not count as a deposit', async () => {
  await pay(0, 50);
  await pay(1, 9);
  await anvil.send({ to: addressOf(1), value: ether });
  await anvil.mine(4);
  const mortal = new Mortal();
  for (let steps = 1; (await chain.balanceOf(addresses.hotWallet, token)) === 0n; steps++) {
    workers.close();
    const options = { signer: mortal.signer(desk), exchange: mortal.exchange(world.exchange) };
    workers = new Workers(world, mortal.chain(chain), assets, options);
    await mortal.lives(steps, async () => {
      await workers.watcher.poll();
      await workers.sweeper.poll();
    });
    await anvil.mine(4);
  }
  expect(mortal.kills).toBeGreaterThan(3);
  for (let round = 0; round < 3; round++) {
    await workers.watcher.poll();
    await workers.sweeper.poll();
    await workers.sender.poll();
    await anvil.mine(4);
  }
  expect(await chain.balanceOf(addresses.hotWallet, token)).toBe(usdt(50));
  // Nine are not worth it.
  expect(await chain.balanceOf(addressOf(1), token)).toBe(usdt(9));
  expect(await chain.balanceOf(addressOf(1))).toBeLessThan(ether / 1_000n);
  expect(await chain.balanceOf(addresses.hotWallet)).toBeGreaterThan((ether * 99n) / 100n);
  const seen = world.facts('funding.deposit_seen').map(({ accountId, amount }) => ({ accountId, amount }));
  expect(seen).toHaveLength(3);
  // The gas, the token, the ether: the cost of each is booked once.
  expect(world.facts('funding.network_cost_booked')).toHaveLength(3);
});

it('signs sweeps to the hot wallet only, of our tokens only, below its own fee', async () => {
  const gwei = 1_000_000_000n;
  const request = {
    accountId: account(0),
    nonce: 0,
    units: 5n,
    fees: { maxFeePerGas: gwei, maxPriorityFeePerGas: 1n },
  };
  const signed = await desk.signSweep({ ...request, token });
  if (!signed.ok) throw new Error(signed.code);
  expect(await readTransfer(signed.value)).toMatchObject({
    from: addressOf(0),
    to: addresses.hotWallet,
    token,
    units: 5n,
  });
  expect(await desk.signSweep({ ...request, token: addressOf(1) })).toEqual({ ok: false, code: 'rail_unknown' });
  const tooHigh = { maxFeePerGas: 501n * gwei, maxPriorityFeePerGas: 1n };
  for (const refused of [
    desk.signSweep({ ...request, fees: tooHigh }),
    desk.signTopUp({ ...request, fees: tooHigh }),
  ]) {
    expect(await refused).toEqual({ ok: false, code: 'fee_too_high' });
  }
});
