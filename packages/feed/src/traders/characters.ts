import type { Direction } from '@candor/exchange';
import type { Price } from '@candor/money';
import type { CataloguePair } from '../instruments/types.ts';
import { instantsPerMinute } from '../simulation/grid.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** One pair at one instant, as everybody sees it: the index so far, and a draw that is the same for the same instant. */
export interface TraderScene {
  readonly simulation: Simulation;
  readonly pair: CataloguePair;
  readonly gridIndex: number;
  readonly index: Price;
}

/** The trading style of a simulated trader. Distances are in usual moves (`usualMove`), so that it also trades in quiet markets. */
export interface Character {
  readonly key: 'trend' | 'reversal' | 'scalper';
  /** The name shown for the trader: it must not be mistaken for a person. */
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
  /** The time after which it closes, at any price. */
  readonly holdMinutes: number;
  readonly decide: (scene: TraderScene) => Direction | undefined;
}

const hourMinutes = 60;
const stepMinutes = 5;
/** A two-thousandth of the index: with less, a trade would be spread and fees alone. */
const usualMoveLeast = 2_000;

function indexBefore({ simulation, pair, gridIndex }: TraderScene, minutes: number): Price {
  return simulation.priceAt(pair.pairId, gridIndex - minutes * instantsPerMinute);
}

/** The usual move of the index in five minutes of the last hour, in price units. */
export function usualMove(scene: TraderScene): number {
  let sum = 0;
  for (let minutes = 0; minutes < hourMinutes; minutes += stepMinutes) {
    sum += Math.abs(indexBefore(scene, minutes) - indexBefore(scene, minutes + stepMinutes));
  }
  const usual = Math.floor((sum * stepMinutes) / hourMinutes);
  return Math.max(usual, Math.floor(scene.index / usualMoveLeast));
}

/** Long after a rise of so many usual moves, short after such a fall. */
function follow(scene: TraderScene, distance: number, usualMoves: number): Direction | undefined {
  if (Math.abs(distance) < usualMoves * usualMove(scene)) return undefined;
  return distance > 0 ? 'long' : 'short';
}

/** Follows the move of the last half hour. */
const trend: Character = {
  key: 'trend',
  name: 'Sim Trend',
  codes: ['BTC', 'ETH', 'SOL', 'NVDA'],
  everyMinutes: 5,
  margin: 200,
  multiple: 5,
  takeProfit: 10,
  stopLoss: 5,
  holdMinutes: 240,
  decide: (scene) => follow(scene, scene.index - indexBefore(scene, 30), 2),
};

/** Trades against departures from the mean of the last two hours. */
const reversal: Character = {
  key: 'reversal',
  name: 'Sim Reversal',
  codes: ['ETH', 'BNB', 'LTC', 'TSLA'],
  everyMinutes: 5,
  margin: 300,
  multiple: 3,
  takeProfit: 5,
  stopLoss: 8,
  holdMinutes: 360,
  decide(scene) {
    const samples = Array.from({ length: 12 }, (_, i) => indexBefore(scene, 10 * (i + 1)));
    const mean = Math.floor(samples.reduce((sum, sample) => sum + sample, 0) / samples.length);
    return follow(scene, mean - scene.index, 3);
  },
};

/** Takes small moves quickly, and pays fees for each. */
const scalper: Character = {
  key: 'scalper',
  name: 'Sim Scalper',
  codes: ['BTC', 'XRP', 'DOGE'],
  everyMinutes: 1,
  margin: 30,
  multiple: 10,
  takeProfit: 3,
  stopLoss: 2,
  holdMinutes: 12,
  decide(scene) {
    const { simulation, pair, gridIndex } = scene;
    const draw = simulation.drawAt(`scalper:${pair.symbol}`, gridIndex);
    return draw % 2 === 0 ? follow(scene, scene.index - indexBefore(scene, 1), 0.25) : undefined;
  },
};

/**
 * The simulated traders of a practice exchange. They see the past of the index, as everybody does, and nothing of its
 * future.
 */
export const characters: readonly Character[] = [trend, reversal, scalper];
