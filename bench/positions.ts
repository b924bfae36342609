import { openPositions, PositionsWorld, ticketsPerAccount } from './lib/positions-world.ts';
import { median, printTable, type Row } from './lib/table.ts';

const pairs = 10;
const targetMs = 20;
const measuredTicks = 1_000;
/** Ticks before it: the code gets warm, and the first bounds are set. */
const warmTicks = 200;
/** How far a price moves in one tick at most, in hundred-thousandths. */
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

function ticksOf(world: PositionsWorld, step: number): Spread {
  const run = (ticks: number) =>
    Array.from({ length: ticks }, () => {
      world.walk(step);
      return world.tick();
    });
  run(warmTicks);
  return spreadOf(run(measuredTicks));
}

/** One tick that finds every account under its maintenance at once. */
function cascade(accounts: number, insurance: bigint): { readonly ms: number; readonly closed: number } {
  const runs = Array.from({ length: 3 }, (_, i) => {
    const world = new PositionsWorld(`cascade-${i}`, pairs);
    world.fund('underwriting', 1_000_000_000n);
    if (insurance > 0n) world.fund('insurance', insurance);
    for (let account = 0; account < accounts; account++) {
      const accountId = world.account('lever', 110n);
      for (let ticket = 0; ticket < ticketsPerAccount; ticket++) {
        const pairId = world.pairIds[ticket % pairs] as never;
        world.open({ accountId, pairId, direction: 'long', lots: 400, multiple: 50, marginMode: 'cross' });
      }
      // Somebody is on the other side, far from any bound.
      const other = world.account('lever', 100_000n);
      const pairId = world.pairIds[account % pairs] as never;
      world.open({ accountId: other, pairId, direction: 'short', lots: 4_000, multiple: 2, marginMode: 'cross' });
      if (account % 50 === 49) world.tick();
    }
    for (let i2 = 0; i2 < 20; i2++) world.tick();
    const before = world.core.contract.tickets.size;
    world.movePrices(0.93);
    const took = world.tick();
    world.core.checkInvariants();
    return { ms: took, closed: before - world.core.contract.tickets.size };
  });
  return { ms: median(runs.map((run) => run.ms)), closed: runs[0]?.closed ?? 0 };
}

/** The night's fee of all positions, in the tick after 00:00 UTC. */
function night(world: PositionsWorld): number {
  world.nowMs = Math.ceil(world.nowMs / 86_400_000) * 86_400_000;
  return world.tick();
}

/** What a tick costs the core while positions and options are open: the grid has 500 ms, and users' orders want most of it. */
export function benchPositions(): void {
  const rows: Row[] = [];
  for (const [market, step] of Object.entries(steps)) {
    for (const positions of [1_000, 10_000, 100_000]) {
      const world = worldWith(`positions-${positions}`, positions);
      const spread = ticksOf(world, step);
      const left = world.core.contract.tickets.size;
      rows.push({
        what: `${market}, ${count(positions)} positions (${count(left)} at the end)`,
        value: shown(spread),
        ...(positions === 10_000 ? { target: `<= ${targetMs} ms`, isMet: spread.p99 <= targetMs } : {}),
      });
      if (step < 100) rows.push({ what: '  the night’s fee of all of them', value: ms(night(world)) });
    }
  }
  for (const [what, insurance] of [
    ['insurance pays', 10_000_000n],
    ['no insurance: others are deleveraged', 0n],
  ] as const) {
    const { ms: took, closed } = cascade(1_000, insurance);
    rows.push({
      what: `1,000 accounts liquidated in one tick, ${what}`,
      value: `${ms(took)}, ${count(closed)} tickets`,
    });
  }
  printTable('Ticks with open positions, one core', rows);
}
