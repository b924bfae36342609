import { createSimulation, isPriced, practiceCatalogue } from '@candor/feed';
import { play, type Score } from '../packages/feed/src/attack/games.ts';
import { WeakTape } from '../packages/feed/src/attack/weak-tape.ts';
import { tapePieces } from '../packages/feed/src/simulation/simulation.ts';
import { printTable, type Row, timed } from './lib/table.ts';

const fromIndex = 3_590_000_000;
const seeds = ['one', 'two', 'three'];
const horizons = [
  { seconds: 30, games: 20_000 },
  { seconds: 120, games: 10_000 },
  { seconds: 300, games: 5_000 },
] as const;
/** Of some hundred scores one in a thousand is beyond three errors by chance alone. */
const errorsMax = 4;
const minutesPerWeek = 10_080;

/** Measures the gains of an attacker who knows all prices so far, on many seeds; and the cost of a week of candles. */
export function benchTape(): void {
  const pairs = practiceCatalogue.pairs
    .filter(isPriced)
    .filter(({ pairId }) => practiceCatalogue.options.some((terms) => terms.pairId === pairId));
  const rows: Row[] = [];
  for (const { seconds, games } of horizons) {
    const scores = { option: [] as Score[], contract: [] as Score[], convert: [] as Score[] };
    for (const { pairId } of pairs) {
      for (const seed of seeds) {
        const simulation = createSimulation(seed, practiceCatalogue);
        const tape = { pieces: tapePieces, priceAt: (gridIndex: number) => simulation.priceAt(pairId, gridIndex) };
        const played = play(tape, { fromIndex, games, seconds });
        scores.option.push(played.option);
        scores.contract.push(played.contract);
        scores.convert.push(played.convert);
      }
    }
    for (const [game, all] of Object.entries(scores))
      rows.push(rowOf(`${game}, ${seconds} s, ${all.length} tapes`, all));
  }
  const [btc] = pairs;
  if (btc !== undefined) {
    const weak = play(WeakTape.seeded('weak', btc), { fromIndex, games: 20_000, seconds: 30 });
    rows.push({ what: 'the same on a weak tape, option', value: scoreText(weak.option) });
    const simulation = createSimulation('one', practiceCatalogue);
    const week = () => simulation.candles(btc.pairId, 29_916_667 - minutesPerWeek, 29_916_667);
    week();
    rows.push({ what: 'a week of one pair’s minutes', value: `${timed(week).toFixed(0)} ms` });
  }
  printTable('Tape: an attacker who knows all prices so far', rows);
}

/** All tapes together: their errors add up like those of independent games. */
function rowOf(what: string, scores: readonly Score[]): Row {
  const together = scores.reduce((sum, { errors }) => sum + errors, 0) / Math.sqrt(scores.length);
  const worst = Math.max(...scores.map(({ errors }) => errors));
  const wins = scores.reduce((sum, { winsPpm }) => sum + winsPpm, 0) / scores.length / 10_000;
  return {
    what,
    value: `${wins.toFixed(2)} % won, ${together.toFixed(1)} errors, worst ${worst.toFixed(1)}`,
    target: `below 3, worst below ${errorsMax}`,
    isMet: together < 3 && worst < errorsMax,
  };
}

function scoreText({ winsPpm, errors }: Score): string {
  return `${(winsPpm / 10_000).toFixed(2)} % won, ${errors.toFixed(1)} errors`;
}
