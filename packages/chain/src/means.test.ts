import { Fault } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chain } from './chain.ts';
import { chainMeans } from './means.ts';
import { practiceAssets as assets } from './practice/practice-settings.ts';
import { chainRails } from './rails.ts';
import type { SigningRooms } from './signer/signer.ts';
import { addresses, ChainWorld, etherRail, usdt, usdtRail } from './testing/test-world.ts';

const ether = 10n ** 18n;
const gwei = 10n ** 9n;

let world: ChainWorld;
beforeAll(async () => {
  world = await ChainWorld.start();
});
afterAll(() => world.stop());

const rooms: SigningRooms = {
  assets: [
    {
      code: 'USDT',
      transactionMax: usdt(100),
      hourMax: usdt(500),
      dayMax: usdt(1_000),
      signedInHour: usdt(120),
      // More than the limit, which was lowered since.
      signedInDay: usdt(1_200),
    },
  ],
  gasPerHour: ether,
  gasInHour: ether / 4n,
};
const node: Pick<Chain, 'balanceOf' | 'fees'> = {
  balanceOf: async (address, token) =>
    address === addresses.hotWallet ? (token === undefined ? ether / 100n : usdt(700)) : 0n,
  fees: async () => ({ maxFeePerGas: 25n * gwei, maxPriorityFeePerGas: gwei }),
};
const silent = (kind: 'chain_unreachable' | 'signer_unreachable') => () =>
  Promise.reject(new Fault(kind, 'it does not answer'));

async function means(chain: Partial<Chain>, answer: () => Promise<SigningRooms>) {
  const { exchange } = world;
  const parts = { exchange, chain: chain as Chain, signer: { rooms: answer }, hotWallet: addresses.hotWallet, assets };
  const found = await chainMeans(parts, await chainRails(exchange, assets));
  const of = (railId: number) => found.rails.find((rail) => rail.railId === railId);
  return { ...found, usdt: of(usdtRail), ether: of(etherRail) };
}

it('tells what the hot wallet has, how many payments its gas is for, and what the signer would still sign', async () => {
  const found = await means(node, async () => rooms);
  expect(found).toMatchObject({ isEndless: false, doesNodeAnswer: true, doesSignerAnswer: true });
  // 120,000 of gas at 25 gwei are 0.003 ether: three such payments out of 0.01.
  expect(found.gas).toEqual({
    code: 'ETH',
    hot: 1_000_000n,
    payment: 300_000n,
    payments: 3,
    hourMax: 100_000_000n,
    hourLeft: 75_000_000n,
  });
  expect(found.usdt).toEqual({
    railId: usdtRail,
    hot: usdt(700),
    room: {
      transactionMax: usdt(100),
      hourMax: usdt(500),
      hourLeft: usdt(380),
      dayMax: usdt(1_000),
      dayLeft: 0n,
    },
  });
  // The signer has no limits for ether, and signs none.
  expect(found.ether).toEqual({ railId: etherRail, hot: 1_000_000n });
});

it('tells what it knows while node or signer does not answer', async () => {
  const noNode = { balanceOf: silent('chain_unreachable'), fees: silent('chain_unreachable') };
  const blind = await means(noNode, async () => rooms);
  expect(blind).toMatchObject({
    doesNodeAnswer: false,
    doesSignerAnswer: true,
    usdt: { room: { hourMax: usdt(500) } },
  });
  expect(blind.usdt?.hot).toBeUndefined();
  expect(blind.gas).toEqual({ code: 'ETH', hourMax: 100_000_000n, hourLeft: 75_000_000n });
  const unsigned = await means(node, silent('signer_unreachable'));
  expect(unsigned).toMatchObject({ doesNodeAnswer: true, doesSignerAnswer: false });
  expect(unsigned.usdt).toEqual({ railId: usdtRail, hot: usdt(700) });
});

it('has no balance of a chain of practice, which pays any amount', async () => {
  const found = await means({ ...node, heldBy: async () => 0n }, async () => rooms);
  expect(found.isEndless).toBe(true);
  expect(found.gas.payments).toBeUndefined();
  expect(found.usdt?.hot).toBeUndefined();
});
