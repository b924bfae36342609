import {
  type AccountId,
  commandCodec,
  createCore,
  type CoreEvent,
  decodeEvents,
  type Submission,
} from '@candor/exchange';
import { encode } from '@candor/kernel';
import { expect, test } from 'vitest';
import { genesisCommands } from '../instruments/genesis.ts';
import { practiceCatalogue } from '../instruments/practice.ts';
import { createSimulation } from '../simulation/simulation.ts';
import { characters } from './characters.ts';
import { type SimulatedTrader, traderGenesisCommands, traderOrders, tradersLookEvery } from './traders.ts';

const simulation = createSimulation('golden', practiceCatalogue);
const firstIndex = 3_590_000_000;
const traders: readonly SimulatedTrader[] = characters.map(({ key }, i) => ({
  key,
  accountId: (1_000 + i) as AccountId,
}));

/** A founded core with the traders in it, and all its events and refusals. */
function market() {
  const core = createCore();
  const events: CoreEvent[] = [];
  const refused: string[] = [];
  const ids = new Set<string>();
  let atMs = firstIndex * 500;
  const send = (submission: Submission) => {
    // The journal answers a known id without calling the core.
    if (ids.has(submission.commandId)) return;
    ids.add(submission.commandId);
    const { outcome, eventBytes } = core.apply(submission, core.sequence + 1, atMs);
    events.push(...decodeEvents(eventBytes));
    if (!outcome.ok) refused.push(`${submission.command.type}: ${outcome.code}`);
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) send(submission);
  for (const { key } of traders) send({ commandId: key, actor: 'system', command: { type: 'accounts.open' } });
  for (const submission of traderGenesisCommands(practiceCatalogue, traders)) send(submission);
  const run = (gridIndex: number) => {
    atMs = gridIndex * 500;
    const tick = { type: 'index.tick' as const, gridIndex, prices: simulation.pricesAt(gridIndex) };
    send({ commandId: `tick:${gridIndex}`, actor: 'system', command: tick });
    if (gridIndex % tradersLookEvery !== 0) return;
    for (const trader of traders) {
      const { accountId } = trader;
      const view = {
        tickets: core.queries.tickets(accountId),
        spendable: core.queries.contractAccount(accountId).spendable,
      };
      for (const submission of traderOrders(simulation, practiceCatalogue, trader, gridIndex, view)) send(submission);
    }
  };
  return { core, events, refused, run };
}

test('they are founded, funded like anybody, and can be followed', () => {
  const { core, refused } = market();
  expect(refused).toEqual([]);
  for (const { accountId } of traders) {
    expect(core.queries.trader(accountId)?.status).toBe('followable');
    expect(core.queries.contractAccount(accountId).equity).toBe(
      practiceCatalogue.assets.find(({ code }) => code === 'USDT')?.faucet,
    );
  }
});

test('six hours: each opens and closes, with exits, and stays small', () => {
  const { core, events, refused, run } = market();
  // Two ticks in five seconds are enough for orders to fill.
  for (let k = firstIndex; k < firstIndex + 6 * 3_600 * 2; k++) if (k % tradersLookEvery < 2) run(k);
  core.checkInvariants();
  expect(refused).toEqual([]);
  for (const { accountId } of traders) {
    const opened = events.filter((event) => event.type === 'contract.opened' && event.accountId === accountId);
    const closed = events.filter((event) => event.type === 'contract.closed' && event.accountId === accountId);
    expect(opened.length).toBeGreaterThan(3);
    expect(opened.length).toBeLessThan(200);
    expect(closed.length).toBeGreaterThan(1);
    expect(core.queries.contractAccount(accountId).equity).toBeGreaterThan(8_000_000_000n);
  }
  const reasons = new Set(events.flatMap((event) => (event.type === 'contract.closed' ? [event.reason] : [])));
  expect([...reasons].sort()).toEqual(['stop_loss', 'take_profit', 'user']);
});

test('the same instant and account yield the same commands', () => {
  const view = { tickets: [], spendable: 0n as never };
  const all = () =>
    traders.flatMap((trader) =>
      Array.from({ length: 400 }, (_, i) =>
        traderOrders(simulation, practiceCatalogue, trader, firstIndex + i * tradersLookEvery, view),
      ).flat(),
    );
  const first = all();
  expect(first.length).toBeGreaterThan(10);
  expect(all()).toEqual(first);
  for (const { commandId, command } of first) {
    expect(commandId.length).toBeLessThanOrEqual(64);
    expect(encode(commandCodec, command).length).toBeGreaterThan(0);
  }
});
