import type { Direction } from '@candor/exchange';
import type { Price } from '@candor/money';
import type { CataloguePair } from '../instruments/types.ts';
import { instantsPerMinute } from '../simulation/grid.ts';
import { drawn, keyOf } from '../simulation/hash.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** One pair at one instant, as everybody sees it: the index so far, and a draw that is the same for the same instant. */
export interface TraderScene {
  readonly simulation: Simulation;
  readonly pair: CataloguePair;
  readonly gridIndex: number;
  readonly index: Price;
}

/** How a simulated trader trades. Distances are hundredths of a percent of the index. */
export interface Character {
  readonly key: 'trend' | 'reversal' | 'scalper';
  /** What it is called wherever a trader is shown: nobody shall take it for a person. */
  readonly name: string;
  /** Codes of the base assets it trades against USDT. */
  readonly codes: readonly string[];
  /** Looks at a pair this often. */
  readonly everyMinutes: number;
  /** In whole USDT. */
  readonly margin: number;
  readonly multiple: number;
  readonly takeProfit: number;
  readonly stopLoss: number;
  /** After so long it closes, wherever the price is. */
  readonly holdMinutes: number;
  readonly decide: (scene: TraderScene) => Direction | undefined;
}

/** How far the index is from a former one, in hundredths of a percent of that, towards zero. */
function moved(index: Price, before: number): number {
  return Math.trunc(((index - before) * 10_000) / before);
}

function indexBefore({ simulation, pair, gridIndex }: TraderScene, minutes: number): Price {
  return simulation.priceAt(pair.pairId, gridIndex - Math.round(minutes * instantsPerMinute));
}

function follow(distance: number, enough: number): Direction | undefined {
  if (Math.abs(distance) < enough) return undefined;
  return distance > 0 ? 'long' : 'short';
}

/** Goes with what the last half hour did. */
const trend: Character = {
  key: 'trend',
  name: 'Sim Trend',
  codes: ['BTC', 'ETH', 'SOL', 'NVDA'],
  everyMinutes: 5,
  margin: 200,
  multiple: 5,
  takeProfit: 120,
  stopLoss: 60,
  holdMinutes: 240,
  decide: (scene) => follow(moved(scene.index, indexBefore(scene, 30)), 35),
};

/** Goes against what has left the mean of the last two hours. */
const reversal: Character = {
  key: 'reversal',
  name: 'Sim Reversal',
  codes: ['ETH', 'BNB', 'LTC', 'TSLA'],
  everyMinutes: 5,
  margin: 300,
  multiple: 3,
  takeProfit: 70,
  stopLoss: 120,
  holdMinutes: 360,
  decide(scene) {
    const samples = Array.from({ length: 12 }, (_, i) => indexBefore(scene, 10 * (i + 1)));
    const mean = Math.floor(samples.reduce((sum, sample) => sum + sample, 0) / samples.length);
    return follow(-moved(scene.index, mean), 60);
  },
};

/** Takes small moves quickly, and pays fees for each. */
const scalper: Character = {
  key: 'scalper',
  name: 'Sim Scalper',
  codes: ['BTC', 'XRP', 'DOGE'],
  everyMinutes: 2,
  margin: 100,
  multiple: 10,
  takeProfit: 35,
  stopLoss: 25,
  holdMinutes: 12,
  decide(scene) {
    const { simulation, pair, gridIndex } = scene;
    const draw = drawn(keyOf(`${simulation.seed}:scalper:${pair.symbol}`), gridIndex) >>> 0;
    return draw % 4 === 0 ? follow(moved(scene.index, indexBefore(scene, 1)), 3) : undefined;
  },
};

/** The simulated traders of a practice exchange. They know the past of the index, as everybody does, and nothing of its future. */
export const characters: readonly Character[] = [trend, reversal, scalper];
