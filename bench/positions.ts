import { dayMs, minuteMs } from '@candor/kernel';
import { openPositions, PositionsWorld, ticketsPerAccount } from './lib/positions-world.ts';
import { median, printTable, type Row } from './lib/table.ts';

const pairs = 10;
const targetMs = 20;
const measuredTicks = 1_000;
/**
 * The longest option, and as many ticks as it lives: with so many bought before each tick, the number of live ones is
 * constant.
 */
const longest = 300;
const ticksOfLongest = 2 * longest;
/** The largest move of a price in one tick, in hundred-thousandths. */
const steps = { 'a quiet market': 20, 'a storm': 150 } as const;

interface Spread {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] as number,
    max: sorted[sorted.length - 1] as number,
  };
}

const ms = (value: number) => (value < 1 ? `${(value * 1_000).toFixed(0)} µs` : `${value.toFixed(1)} ms`);
const shown = ({ mean, p99, max }: Spread) => `mean ${ms(mean)}, p99 ${ms(p99)}, max ${ms(max)}`;
const count = (value: number) => value.toLocaleString('en');

function worldWith(seed: string, positions: number): PositionsWorld {
  const world = new PositionsWorld(seed, pairs);
  world.fund('underwriting', 1_000_000_000n);
  world.fund('insurance', 10_000_000n);
  openPositions(world, positions);
  return world;
}

/** Ticks while so many options live, with as many expiring at each tick as were bought before it. */
function ticksOf(world: PositionsWorld, step: number, options: number): Spread {
  const buyers = Array.from({ length: 50 }, () => world.account('options', 9_000_000n));
  let due = 0;
  const run = (ticks: number) =>
    Array.from({ length: ticks }, () => {
      for (due += options / ticksOfLongest; due >= 1; due -= 1) {
        world.buy(world.random.pick(buyers), world.random.pick(world.pairIds), longest);
      }
      world.walk(step);
      return world.tick();
    });
  // The code gets warm, the first bounds are set, the first options come to their end.
  run(ticksOfLongest + 50);
  return spreadOf(run(measuredTicks));
}

/** Something that is due at one moment, done in pieces. */
interface InPieces {
  readonly longestMs: number;
  readonly wholeMs: number;
  readonly pieces: number;
  readonly done: number;
}

function inPieces(first: number, world: PositionsWorld, done: () => number): InPieces {
  const took = [first, ...world.pieces()];
  const wholeMs = took.reduce((sum, ms) => sum + ms, 0);
  return { longestMs: Math.max(...took), wholeMs, pieces: took.length, done: done() };
}

function medianOf(runs: readonly InPieces[]): InPieces {
  const [any] = runs as [InPieces];
  const middle = (of: (run: InPieces) => number) => median(runs.map(of));
  return { ...any, longestMs: middle((run) => run.longestMs), wholeMs: middle((run) => run.wholeMs) };
}

function rowOf(what: string, { longestMs, wholeMs, pieces, done }: InPieces): Row {
  return {
    what: `${what} (${count(done)})`,
    value: `longest piece ${ms(longestMs)}, ${count(pieces)} pieces, ${ms(wholeMs)} in all`,
    target: `<= ${targetMs} ms`,
    isMet: longestMs <= targetMs,
  };
}

/** Ticks until so many options of all pairs have ended at one of them. */
function expiry(options: number): InPieces {
  const runs = Array.from({ length: 3 }, (_, i) => {
    const world = new PositionsWorld(`expiry-${i}`, pairs);
    world.fund('underwriting', 1_000_000_000n);
    const buyers = Array.from({ length: 50 }, () => world.account('options', 9_000_000n));
    for (let n = 0; n < options; n++) world.buy(world.random.pick(buyers), world.random.pick(world.pairIds), 60);
    for (;;) {
      const before = world.core.options.live.size;
      world.walk(20);
      const took = world.tick();
      const ended = () => before - world.core.options.live.size;
      if (ended() > 0) return inPieces(took, world, ended);
    }
  });
  return medianOf(runs);
}

/** One tick that finds every account under its maintenance at once. */
function cascade(accounts: number, insurance: bigint): InPieces {
  const runs = Array.from({ length: 3 }, (_, i) => {
    const world = new PositionsWorld(`cascade-${i}`, pairs);
    world.fund('underwriting', 1_000_000_000n);
    if (insurance > 0n) world.fund('insurance', insurance);
    for (let account = 0; account < accounts; account++) {
      const accountId = world.account('contract', 110n);
      for (let ticket = 0; ticket < ticketsPerAccount; ticket++) {
        const pairId = world.pairIds[ticket % pairs] as never;
        world.open({ accountId, pairId, direction: 'long', lots: 400, multiple: 50, marginMode: 'cross' });
      }
      // One account is on the other side, far from any bound.
      const other = world.account('contract', 100_000n);
      const pairId = world.pairIds[account % pairs] as never;
      world.open({ accountId: other, pairId, direction: 'short', lots: 4_000, multiple: 2, marginMode: 'cross' });
      if (account % 50 === 49) world.tick();
    }
    for (let i2 = 0; i2 < 20; i2++) world.tick();
    const before = world.core.contract.tickets.size;
    world.movePrices(0.93);
    const done = inPieces(world.tick(), world, () => before - world.core.contract.tickets.size);
    world.core.checkInvariants();
    return done;
  });
  return medianOf(runs);
}

/** The night's fee of all positions, from 00:00 UTC on. */
function night(world: PositionsWorld): InPieces {
  // The world is brought near to it first, with all that is due by then.
  world.nowMs = Math.ceil(world.nowMs / dayMs) * dayMs - minuteMs;
  world.send({ type: 'clock.advance' });
  world.pieces();
  world.nowMs = Math.ceil(world.nowMs / dayMs) * dayMs;
  return inPieces(world.send({ type: 'clock.advance' }), world, () => world.core.contract.tickets.size);
}

/** Measures the cost of a tick for the core while positions and options are open: the grid has 500 ms, and users' orders want most of it. */
export function benchPositions(): void {
  const rows: Row[] = [];
  for (const [market, step] of Object.entries(steps)) {
    for (const positions of [1_000, 10_000, 100_000]) {
      const world = worldWith(`positions-${positions}`, positions);
      const spread = ticksOf(world, step, positions);
      const { contract, options } = world.core;
      const left = `${count(contract.tickets.size)} and ${count(options.live.size)} at the end`;
      rows.push({
        what: `${market}, ${count(positions)} positions, as many options (${left})`,
        value: shown(spread),
        ...(positions === 10_000 ? { target: `<= ${targetMs} ms`, isMet: spread.p99 <= targetMs } : {}),
      });
      if (step < 100) rows.push(rowOf('  the night’s fee of all of them', night(world)));
    }
  }
  rows.push(rowOf('options that end with one tick', expiry(10_000)));
  for (const [what, insurance] of [
    ['insurance pays', 10_000_000n],
    ['no insurance: others are deleveraged', 0n],
  ] as const) {
    rows.push(rowOf(`tickets of 1,000 accounts liquidated at one tick, ${what}`, cascade(1_000, insurance)));
  }
  printTable('Ticks with open positions and live options, one core', rows);
}
