import { gridMs, type Submission } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import type { Catalogue } from '../instruments/types.ts';
import { instantsPerMinute } from '../simulation/grid.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { characters } from './characters.ts';
import { type SimulatedTrader, traderOrders, type TraderView } from './traders.ts';

/** Before the exchange opened, when nobody watched, the market and the traders moved once an hour. */
const stepMinutes = 60;
const stepInstants = stepMinutes * instantsPerMinute;
const everyStep = () => true;

type Traded = Pick<Catalogue, 'pairs' | 'contracts' | 'assets'>;

/** A command of the past, at its time. */
interface PastCommand {
  readonly atMs: number;
  readonly submission: Submission;
}

/**
 * The past of the simulated traders, step by step: a tick of the pairs they trade, their orders, and the tick that fills these.
 * It is the tape's own past, which the charts show, and the traders' own habits; a pure function of the seed and of how each
 * command is carried out, so each has to be before the next is asked for.
 */
export function* pastCommands(
  simulation: Simulation,
  catalogue: Traded,
  traders: readonly SimulatedTrader[],
  {
    fromMs,
    untilMs,
    viewOf,
  }: {
    readonly fromMs: number;
    /** Commands are before it. */
    readonly untilMs: number;
    readonly viewOf: (trader: SimulatedTrader) => TraderView;
  },
): Generator<PastCommand> {
  const codes = new Set(characters.flatMap((character) => character.codes));
  const contracts = new Set(catalogue.contracts.map(({ pairId }) => pairId));
  const pairs = catalogue.pairs.filter(({ pairId, base }) => contracts.has(pairId) && codes.has(base.code));
  const tickAt = (gridIndex: number): PastCommand => ({
    atMs: gridIndex * gridMs,
    submission: {
      commandId: `past:${gridIndex}`,
      actor: 'system',
      command: {
        type: 'index.tick',
        gridIndex,
        prices: pairs.map(({ pairId }) => ({ pairId, price: simulation.priceAt(pairId, gridIndex) })),
      },
    },
  });
  const first = Math.ceil(fromMs / (stepMinutes * minuteMs));
  for (let step = first; (step * stepInstants + 1) * gridMs < untilMs; step++) {
    const gridIndex = step * stepInstants;
    const atMs = gridIndex * gridMs;
    yield tickAt(gridIndex);
    let isQuiet = true;
    for (const trader of traders) {
      const orders = traderOrders(simulation, catalogue, trader, gridIndex, viewOf(trader), everyStep);
      for (const submission of orders) yield { atMs, submission };
      isQuiet &&= orders.length === 0;
    }
    if (!isQuiet) yield tickAt(gridIndex + 1);
  }
}
