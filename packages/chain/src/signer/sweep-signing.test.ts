import { hourMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { AccountId, WithdrawalId } from '@candor/exchange';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addressText } from '../destination.ts';
import { practiceAssets } from '../practice/practice-settings.ts';
import { ChainWorld, etherRail, openDesk, outside } from '../testing/test-world.ts';
import { gasOfEther, gasOfSweep, gasOfToken, inProportion } from './gas.ts';
import type { SigningService } from './signing-service.ts';
import type { SigningSettings } from './signing-settings.ts';

const gwei = 1_000_000_000n;
const fees = { maxFeePerGas: 200n * gwei, maxPriorityFeePerGas: gwei };
const accountId = 1 as AccountId;
const token = practiceAssets.tokens[0]?.address ?? '';
const topUp = (nonce: number) => desk.signTopUp({ accountId, nonce, fees });
const sweepOf = (nonce: number) => desk.signSweep({ accountId, nonce, units: 1n, token, fees });
const refused = (code: string) => ({ ok: false, code });

let world: ChainWorld;
let desk: SigningService;
let settings: Partial<SigningSettings>;

const reopen = (): void => {
  desk.close();
  desk = openDesk(world, { assets: practiceAssets, ...settings });
};

beforeEach(async () => {
  world = await ChainWorld.start();
  settings = {};
  desk = openDesk(world, { assets: practiceAssets });
});
afterEach(async () => {
  desk.close();
  await world.stop();
});

it('lets no more ether leave the gas wallet and be burnt in an hour than its limit, also after a restart', async () => {
  const ofTopUp = (gasOfToken + gasOfSweep) * fees.maxFeePerGas;
  const ofSweep = gasOfToken * fees.maxFeePerGas;
  settings = { gasPerHour: 3n * ofTopUp + ofSweep };
  reopen();
  const asked = await Promise.all(Array.from({ length: 20 }, (_, nonce) => topUp(nonce)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await topUp(3)).toEqual(refused('limit_gas'));
  reopen();
  expect(await topUp(3)).toEqual(refused('limit_gas'));
  expect(await sweepOf(0)).toMatchObject({ ok: true });
  expect(await sweepOf(1)).toEqual(refused('limit_gas'));
  // A signed request is answered again: these bytes are out, and count once.
  expect(await topUp(0)).toEqual(asked[0]);
  world.wait(hourMs);
  expect(await topUp(3)).toMatchObject({ ok: true });
});

it('signs no more sweeps and top-ups in an hour than its limit, however little each takes, also after a restart', async () => {
  settings = { sweepsPerHour: 5 };
  reopen();
  const asked = await Promise.all(Array.from({ length: 20 }, (_, nonce) => sweepOf(nonce)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
  reopen();
  expect(await sweepOf(5)).toEqual(refused('limit_sweeps'));
  expect(await topUp(0)).toEqual(refused('limit_sweeps'));
  expect(await sweepOf(0)).toEqual(asked[0]);
  world.wait(hourMs);
  expect(await topUp(0)).toMatchObject({ ok: true });
});

it('lets withdrawals burn no more in an hour than its limit, and counts one that is hurried once', async () => {
  await world.letUsersWithdraw();
  const salt = new Uint8Array(16).fill(3);
  const request = async () => {
    const withdrawalId: WithdrawalId = await world.approvedWithdrawal(world.users[0] as AccountId, atoms(1_000_000n), {
      railId: etherRail,
    });
    await world.must({ type: 'funding.release_withdrawal', withdrawalId });
    return { withdrawalId, salt, text: addressText('ERC20', outside), fees };
  };
  const raised = { maxFeePerGas: 300n * gwei, maxPriorityFeePerGas: 2n * gwei };
  settings = { gasPerHour: gasOfEther * (fees.maxFeePerGas + raised.maxFeePerGas) };
  reopen();
  const first = await request();
  const signed = await desk.sign(first);
  const replaces = signed.ok ? signed.value.transactions[0]?.hash : undefined;
  if (replaces === undefined) throw new Error('it was signed');
  const second = await request();
  expect(await desk.sign(second)).toMatchObject({ ok: true });
  expect(await desk.sign({ ...first, replaces, fees: raised })).toMatchObject({ ok: true });
  const third = await request();
  expect(await desk.sign(third)).toEqual(refused('limit_gas'));
  reopen();
  expect(await desk.sign(third)).toEqual(refused('limit_gas'));
  world.wait(hourMs);
  expect(await desk.sign(third)).toMatchObject({ ok: true });
});

it('gives the producer of the block a quarter of a fee at most, or three gwei', async () => {
  const asked = (maxFeePerGas: bigint, maxPriorityFeePerGas: bigint) => [
    desk.signSweep({ accountId, nonce: 0, units: 1n, token, fees: { maxFeePerGas, maxPriorityFeePerGas } }),
    desk.signTopUp({ accountId, nonce: 0, fees: { maxFeePerGas, maxPriorityFeePerGas } }),
  ];
  for (const answer of [...asked(200n * gwei, 50n * gwei), ...asked(3n * gwei, 3n * gwei)]) {
    expect(await answer).toMatchObject({ ok: true });
  }
  for (const answer of [
    ...asked(200n * gwei, 50n * gwei + 1n),
    ...asked(200n * gwei, 200n * gwei),
    ...asked(3n * gwei, 3n * gwei + 1n),
    ...asked(gwei, 2n * gwei),
    ...asked(gwei, -1n),
  ]) {
    expect(await answer).toEqual(refused('fee_too_high'));
  }
  // Where blocks are empty and their producers ask for much, the offer grows up to the signed bounds.
  const offered = inProportion({ maxFeePerGas: 6n * gwei, maxPriorityFeePerGas: 5n * gwei });
  expect(offered).toEqual({ maxFeePerGas: 20n * gwei, maxPriorityFeePerGas: 5n * gwei });
  for (const answer of asked(offered.maxFeePerGas, offered.maxPriorityFeePerGas)) {
    expect(await answer).toMatchObject({ ok: true });
  }
});
