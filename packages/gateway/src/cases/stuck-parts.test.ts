import { cardSubject, listStuck, saveDomesticCard, withdrawFunds, withdrawalSubject } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import { staleLagMs } from '@candor/readmodel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dollars, erc20, newSpender, proofFor, submitAs } from '../funding/test-funding.ts';
import { btcUsdt, operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
});
afterAll(() => system.close());

type Row = Readonly<Record<'kind' | 'number' | 'subject', string>> & { readonly since?: number };

async function stuck(kind: string): Promise<readonly string[]> {
  const { body } = await system.send(listStuck, {}, { token: operatorTokens.treasury });
  const rows: readonly Row[] = body.message.data;
  return rows.filter((row) => row.kind === kind).map(({ number, subject }) => `${number} ${subject}`.trim());
}

it('names a payout to a bank that nobody has made for a day, and no younger one', async () => {
  const ann = await newSpender(system, 'basic', 'ann');
  const amount = atoms(100_000n);
  const { claimId } = await submitAs(system, 'user', {
    type: 'funding.claim',
    accountId: ann.accountId,
    railId: dollars,
    amount,
    proof: new Uint8Array(32),
  });
  const operator = 'treasury';
  await submitAs(system, 'operator', { type: 'funding.decide_claim', claimId, operator, received: amount });
  const place = { bankName: 'ACB', place: 'Huế', branch: '1', phone: '0912345678' };
  const given = { railId: dollars, holder: 'An', account: '99988877', ...place };
  const cardProof = await proofFor(system, ann, 'address_add', cardSubject(given));
  const { destinationId } = await ann.user.call(saveDomesticCard, { ...given, ...cardProof });
  const asked = { railId: dollars, amount: '100', destinationId, fee: '2' };
  await system.tick();
  const proof = await proofFor(system, ann, 'withdraw', withdrawalSubject(asked));
  const { withdrawalId } = await ann.user.call(withdrawFunds, { ...asked, ...proof });
  system.wait(dayMs - 60_000);
  await system.tick();
  expect(await stuck('payout_waiting')).toEqual([]);
  system.wait(120_000);
  await system.tick();
  expect(await stuck('payout_waiting')).toEqual([expect.stringMatching(new RegExp(`^${withdrawalId} 100 USD · `))]);
});

it('names a way in and out that is open and whose chain nobody watches, until it is watched again', async () => {
  expect(await stuck('rail_unserved')).toEqual([]);
  const { chain } = system.gateway.deps;
  const served = vi.spyOn(chain.railIds, 'includes').mockImplementation((railId) => railId !== erc20);
  expect(await stuck('rail_unserved')).toEqual(['USDT · ERC20']);
  served.mockRestore();
  expect(await stuck('rail_unserved')).toEqual([]);
});

it('names the lists while they lag behind the journal, or do not follow it', async () => {
  const { reader } = system.gateway.deps;
  const lag = vi.spyOn(reader, 'lag').mockReturnValue({ sequence: 1, behindMs: staleLagMs, isFollowing: true });
  expect(await stuck('lists_behind')).toEqual([]);
  lag.mockReturnValue({ sequence: 1, behindMs: staleLagMs + 1, isFollowing: true });
  expect(await stuck('lists_behind')).toEqual(['']);
  lag.mockReturnValue({ sequence: 1, behindMs: 0, isFollowing: false });
  expect(await stuck('lists_behind')).toEqual(['']);
  lag.mockRestore();
  expect(await stuck('lists_behind')).toEqual([]);
});

it('names each pair whose index is silent while its market is open, until it ticks', async () => {
  await system.tick();
  expect(await stuck('index_silent')).toEqual([]);
  system.wait(6_000);
  const pairs = system.gateway.deps.market.instruments.pairs;
  const symbol = pairs.find(({ pairId }) => pairId === btcUsdt)?.symbol;
  const silent = await stuck('index_silent');
  expect(silent).toContain(symbol);
  const sessions = await system.exchange.query('sessions');
  const closed = sessions.filter(({ isOpen }) => !isOpen).map(({ pairId }) => pairId);
  const shut = pairs.filter(({ pairId }) => closed.includes(pairId)).map((pair) => pair.symbol);
  expect(silent.filter((one) => shut.includes(one))).toEqual([]);
  await system.tick();
  expect(await stuck('index_silent')).toEqual([]);
});

it('names the clock while it is in doubt', async () => {
  expect(await stuck('clock_stopped')).toEqual([]);
  await submitAs(system, 'system', { type: 'clock.fault', kind: 'behind', byMs: 60_000 });
  expect(await stuck('clock_stopped')).toEqual(['']);
  await submitAs(system, 'system', { type: 'clock.restored' });
  expect(await stuck('clock_stopped')).toEqual([]);
});
