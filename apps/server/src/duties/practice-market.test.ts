import type { Exchange, PairId, Submission } from '@candor/exchange';
import { createSimulation, type IndexSource, type IndexTick, practiceCatalogue } from '@candor/feed';
import { IndexSources } from '@candor/gateway';
import { type HostedExchange, startInProcess } from '@candor/journal';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundExchange } from '../found-exchange.ts';
import { practiceMarket } from './practice-market.ts';

const simulation = createSimulation('practice market', practiceCatalogue);
const firstGrid = 3_600_000_000;

/** Ticks when the test does. */
class HandSource implements IndexSource {
  readonly name = 'simulated';
  #gridIndex = firstGrid;
  #onTick: ((tick: IndexTick) => void) | undefined;

  start(onTick: (tick: IndexTick) => void): void {
    this.#onTick = onTick;
  }

  stop(): void {
    this.#onTick = undefined;
  }

  /** The next instant, or a later one, as a timer does that comes late. */
  tick(by = 1): void {
    this.#gridIndex += by;
    this.#onTick?.({ gridIndex: this.#gridIndex, prices: simulation.pricesAt(this.#gridIndex) });
  }
}

/** The exchange behind a gate: submissions are recorded, and wait there while it is shut. */
class Gate {
  readonly sent: Submission[] = [];
  shut = false;
  #open = () => {};
  #opened = Promise.resolve();

  close(): void {
    this.shut = true;
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.shut = false;
    this.#open();
  }

  over(exchange: Exchange): Exchange {
    return {
      submit: async (submission) => {
        this.sent.push(submission);
        await this.#opened;
        return exchange.submit(submission);
      },
      query: (name, ...args) => exchange.query(name, ...args),
      onCommit: (listener) => exchange.onCommit(listener),
      onBookChange: (listener) => exchange.onBookChange(listener),
      bookSnapshot: (pairId) => exchange.bookSnapshot(pairId),
      close: () => exchange.close(),
    };
  }

  ticks(): number[] {
    return this.sent.flatMap(({ command }) => (command.type === 'index.tick' ? [command.gridIndex - firstGrid] : []));
  }
}

let exchange: HostedExchange;
let accounts: Awaited<ReturnType<typeof foundExchange>>;
beforeAll(async () => {
  exchange = await startInProcess({ nowMs: () => firstGrid * 500 });
  accounts = await foundExchange(exchange, practiceCatalogue, { founding: new Set(), note: () => undefined });
});
afterAll(() => exchange.close());

function startMarket({ isWatched = true, settlesFrom = Infinity } = {}) {
  const gate = new Gate();
  const sources = new IndexSources();
  const source = new HandSource();
  const crowd = { accounts, target: new Map(), traders: [] };
  const watched = {
    attention: { isWatched },
    settlements: { isOpen: (atMs: number) => atMs >= (firstGrid + settlesFrom) * 500 },
    metrics: { tick: () => undefined },
    sources,
    log: pino({ level: 'silent' }),
  };
  const market = practiceMarket(
    gate.over(exchange),
    { simulation, catalogue: practiceCatalogue },
    crowd,
    watched,
    source,
  );
  void market.start();
  return { gate, source, sources, market };
}

/** Resolves once every submission, and its follow-ups, have been answered. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) {
    await exchange.query('status');
    await new Promise(setImmediate);
  }
}

test('a tick whose forerunner is not answered yet is left out, and the one after it is not', async () => {
  const { gate, source, market } = startMarket();
  gate.close();
  for (let i = 0; i < 3; i++) source.tick();
  await settled();
  expect(gate.ticks()).toEqual([1]);
  gate.open();
  await settled();
  source.tick();
  await settled();
  expect(gate.ticks()).toEqual([1, 4]);
  await market.stop();
});

test('the source is heard at every instant, also at those of which the core gets no tick', async () => {
  const { gate, source, sources, market } = startMarket({ isWatched: false });
  const pairId = 1 as PairId;
  expect(sources.of(pairId)).toEqual([{ name: 'simulated', last: undefined }]);
  for (let i = 0; i < 3; i++) {
    source.tick();
    await settled();
  }
  expect(gate.ticks()).toEqual([1]);
  expect(sources.of(pairId)).toMatchObject([{ name: 'simulated', last: { atMs: (firstGrid + 3) * 500 } }]);
  await market.stop();
});

test('an instant that a late timer passed over does not cost an unwatched market its tick', async () => {
  const { gate, source, market } = startMarket({ isWatched: false });
  for (const by of [1, 6, 2, 1, 7, 7, 1]) {
    source.tick(by);
    await settled();
  }
  // One in each eight instants: the eighth itself was passed over.
  expect(gate.ticks()).toEqual([1, 9, 17, 24]);
  await market.stop();
});

test('an unwatched market has every tick while a window decides what somebody has bought', async () => {
  const { gate, source, market } = startMarket({ isWatched: false, settlesFrom: 3 });
  for (let i = 0; i < 5; i++) {
    source.tick();
    await settled();
  }
  expect(gate.ticks()).toEqual([1, 3, 4, 5]);
  await market.stop();
});

test('stops when all submissions have been answered', async () => {
  const { gate, source, market } = startMarket();
  gate.close();
  source.tick();
  let isStopped = false;
  const stopping = Promise.resolve(market.stop()).then(() => {
    isStopped = true;
  });
  await settled();
  expect(isStopped).toBe(false);
  gate.open();
  await stopping;
  source.tick();
  expect(gate.ticks()).toEqual([1]);
});

test('sends nothing while the clock is in doubt, and the next instant when it is not', async () => {
  await exchange.submit({
    commandId: 'in-doubt',
    actor: 'system',
    command: { type: 'clock.fault', kind: 'ahead', byMs: 60_000 },
  });
  const { gate, source, market } = startMarket();
  for (let i = 0; i < 4; i++) {
    source.tick();
    await settled();
  }
  // The first is refused, and gives the reason.
  expect(gate.ticks()).toEqual([1]);
  await exchange.submit({ commandId: 'over', actor: 'system', command: { type: 'clock.restored' } });
  await settled();
  source.tick();
  await settled();
  expect(gate.ticks()).toEqual([1, 5]);
  const ids = gate.sent.map(({ commandId }) => commandId);
  expect(new Set(ids).size).toBe(ids.length);
  await market.stop();
});
