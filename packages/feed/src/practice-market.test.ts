import { type AccountId, type Command, createCore, decodeEvents, type Submission } from '@candor/exchange';
import { isLoanDemonstration } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { expect, test } from 'vitest';
import { crowdOrders } from './crowd.ts';
import { crowdGenesisCommands } from './instruments/crowd-genesis.ts';
import { genesisCommands } from './instruments/genesis.ts';
import { practiceCatalogue } from './instruments/practice.ts';
import { createSimulation } from './simulation/simulation.ts';

const simulation = createSimulation('golden', practiceCatalogue);
const firstIndex = 3_590_000_000;
const accounts = { taker: 1_000 as AccountId, rester: 1_001 as AccountId };

/** Ids of commands that the first build's catalogue did not have. */
const addedLater = /^genesis:(contract|options|copying|fund:(underwriting|insurance))/;

/** A real core, with its refusals by code. */
function emptyMarket() {
  const core = createCore();
  const refused = new Map<string, number>();
  let sequence = 0;
  const apply = (submission: Submission, atMs: number): boolean => {
    const { outcome } = core.apply(submission, ++sequence, atMs);
    if (!outcome.ok) refused.set(outcome.code, (refused.get(outcome.code) ?? 0) + 1);
    return outcome.ok;
  };
  return { core, apply, refused };
}

/** One that was founded with the catalogue. */
function founded() {
  const { core, apply, refused } = emptyMarket();
  const startMs = firstIndex * 500;
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission, startMs);
  for (const role of ['taker', 'rester']) {
    apply({ commandId: `genesis:crowd:${role}`, actor: 'system', command: { type: 'accounts.open' } }, startMs);
  }
  for (const submission of crowdGenesisCommands(practiceCatalogue, accounts)) apply(submission, startMs);
  return { core, apply, refused };
}

test('the core takes every founding command, and the faucet ends as the catalogue has it', () => {
  const { core, refused } = founded();
  expect([...refused]).toEqual([]);
  expect(core.queries.pairs().length).toBe(practiceCatalogue.pairs.length);
  for (const { assetId, faucet } of core.queries.assets()) {
    expect(faucet).toBe(practiceCatalogue.assets.find((asset) => asset.assetId === assetId)?.faucet);
  }
  core.checkInvariants();
});

test('a market founded by an earlier build accepts this one’s additions', () => {
  const { apply, refused, core } = emptyMarket();
  const startMs = firstIndex * 500;
  const whole = genesisCommands('practice', practiceCatalogue);
  const added = whole.filter(({ commandId }) => addedLater.test(commandId));
  for (const submission of whole) if (!added.includes(submission)) apply(submission, startMs);
  const tick = { type: 'index.tick' as const, gridIndex: firstIndex, prices: simulation.pricesAt(firstIndex) };
  apply({ commandId: 'tick', actor: 'system', command: tick }, startMs);
  expect(core.queries.contractMarkets()).toEqual([]);
  for (const submission of added) apply(submission, startMs);
  expect([...refused]).toEqual([]);
  expect(core.queries.contractMarkets().length).toBe(practiceCatalogue.contracts.length);
  for (const { longRoom, shortRoom, terms } of core.queries.contractMarkets()) {
    expect(Math.min(longRoom, shortRoom)).toBeGreaterThan(terms.accountLotsMax);
  }
  core.checkInvariants();
});

test('five minutes of ticks and crowd trade in every book, and the crowd’s orders stay few', () => {
  const { core, apply, refused } = founded();
  const placed = new Map<number, number>();
  for (let k = firstIndex; k < firstIndex + 600; k++) {
    const tick = { type: 'index.tick' as const, gridIndex: k, prices: simulation.pricesAt(k) };
    expect(apply({ commandId: `tick:${k}`, actor: 'system', command: tick }, k * 500)).toBe(true);
    for (const submission of crowdOrders(simulation, accounts, k)) {
      const { command } = submission;
      const isMarket = command.type === 'spot.place' && command.orderType === 'market';
      if (apply(submission, k * 500) && isMarket) placed.set(command.pairId, (placed.get(command.pairId) ?? 0) + 1);
    }
  }
  core.checkInvariants();
  for (const { pairId, ladder } of practiceCatalogue.pairs) {
    if (ladder === undefined) continue;
    expect(placed.get(pairId)).toBeGreaterThan(60);
    const { bids, asks } = core.queries.book(pairId, 50);
    expect(bids.length).toBeGreaterThanOrEqual(ladder.levels / 2);
    expect(asks.length).toBeGreaterThanOrEqual(ladder.levels / 2);
  }
  expect(core.queries.openOrders(accounts.rester).length).toBeLessThan(200);
  // A post-only order may meet the maker's new ladder; nothing else is refused.
  expect([...refused.keys()].filter((code) => code !== 'post_only_would_take')).toEqual([]);
});

test.each(['golden', 'second', 'third'])(
  'a loan of the demonstration comes to its warning within an hour, by the seed %s',
  (seed) => {
    const own = createSimulation(seed, practiceCatalogue);
    const { core } = founded();
    const startMs = firstIndex * 500;
    const apply = (command: Command, actor: 'system' | 'user', atMs = startMs) => {
      const sequence = core.sequence + 1;
      const { outcome, eventBytes } = core.apply({ commandId: `loan:${sequence}`, actor, command }, sequence, atMs);
      expect(outcome).toMatchObject({ ok: true });
      return decodeEvents(eventBytes);
    };
    const tick = (gridIndex: number) =>
      apply({ type: 'index.tick', gridIndex, prices: own.pricesAt(gridIndex) }, 'system', gridIndex * 500);
    tick(firstIndex);
    const demonstration = core.queries.loanProducts().find(({ terms }) => isLoanDemonstration(terms));
    const { terms, hash: termsHash, interest } = present(demonstration, 'the catalogue has one');
    const { assetId } = present(terms.collateral[0], 'it takes collateral');
    const accountId = core.queries.status().nextAccountId as AccountId;
    apply({ type: 'accounts.open' }, 'system');
    apply({ type: 'practice.claim', accountId, assetId }, 'user');

    // A tenth of a coin, lent on as far as the initial level: the interest of the first hour comes on top.
    const collateral = [{ assetId, amount: atoms(10_000_000n) }];
    const pair = practiceCatalogue.pairs.find(({ base }) => base.assetId === assetId);
    const value = BigInt(own.priceAt(present(pair, 'its coin has an index').pairId, firstIndex)) / 1_000n;
    const amount = atoms((value * 9_899n) / 10_000n);
    apply(
      { type: 'loans.borrow', accountId, productId: terms.productId, amount, collateral, termsHash, interest },
      'user',
    );
    const warned = [...Array(7_200).keys()].findIndex((passed) =>
      tick(firstIndex + 1 + passed).some((event) => event.type === 'loans.alerted' && event.alert === 'warning'),
    );
    expect(warned).toBeGreaterThan(0);
  },
);
