import type { PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { describe, expect, test } from 'vitest';
import { practiceCatalogue } from '../instruments/practice.ts';
import { isPriced, type PricedPair } from '../instruments/types.ts';
import { instantsPerMinute } from '../simulation/grid.ts';
import { createSimulation, type Simulation, tapePieces } from '../simulation/simulation.ts';
import { type Scores, play } from './games.ts';
import { stateFromCandles } from './key-attack.ts';
import type { PublicCandle, Tape } from './tape.ts';
import { WeakTape } from './weak-tape.ts';

const fromIndex = 3_590_000_000;
const firstMinute = Math.floor(fromIndex / instantsPerMinute);

function pairOf(code: string): PricedPair {
  return present(
    practiceCatalogue.pairs.filter(isPriced).find(({ base }) => base.code === code),
    'the pair is in the catalogue',
  );
}

const btc = pairOf('BTC');

function tapeOf(simulation: Simulation, pairId: PairId): Tape {
  return { pieces: tapePieces, priceAt: (gridIndex) => simulation.priceAt(pairId, gridIndex) };
}

describe('an attacker who has every public candle', () => {
  const minutes = Array.from({ length: 12 }, (_, i) => firstMinute + i);

  test('computes a weak tape ahead to the last digit', () => {
    const weak = WeakTape.seeded('54637fa7f5b02035', btc);
    const state = stateFromCandles(
      btc,
      minutes.map((at) => weak.candle(at)),
    );
    const ahead = new WeakTape(present(state, 'the key is found'), btc);
    for (let k = fromIndex + 1_440; k < fromIndex + 2_000; k++) expect(ahead.priceAt(k)).toBe(weak.priceAt(k));
  });

  test('finds no key of the tape', () => {
    for (const seed of ['54637fa7f5b02035', 'golden', 'e2e']) {
      const simulation = createSimulation(seed, practiceCatalogue);
      const candles = simulation.candles(btc.pairId, firstMinute, firstMinute + 12).map(
        ({ openMs, open, close, volume }): PublicCandle => ({
          minute: openMs / 60_000,
          open,
          close,
          lots: Number(volume / btc.lot),
        }),
      );
      expect(stateFromCandles(btc, candles)).toBeUndefined();
    }
  });
});

describe('an attacker who knows how tapes are made, and all prices so far', () => {
  const most = ({ option, contract, convert }: Scores) => Math.max(option.errors, contract.errors, convert.errors);

  test('beats a weak tape', () => {
    const { option, contract, convert } = play(WeakTape.seeded('weak', btc), { fromIndex, games: 6_000, seconds: 30 });
    expect(option.winsPpm).toBeGreaterThan(530_000);
    expect(Math.min(option.errors, contract.errors, convert.errors)).toBeGreaterThan(4);
  });

  test.each([
    ['first', 'BTC', 30, 6_000],
    ['second', 'XRP', 30, 6_000],
    ['third', 'BNB', 60, 4_000],
    ['fourth', 'ETH', 120, 2_500],
    ['fifth', 'SOL', 180, 2_000],
    ['sixth', 'DOGE', 300, 1_500],
  ] as const)('%s seed, %s for %i s: does not beat a coin', (seed, code, seconds, games) => {
    const tape = tapeOf(createSimulation(seed, practiceCatalogue), pairOf(code).pairId);
    const scores = play(tape, { fromIndex, games, seconds });
    expect(scores.option.decided).toBeGreaterThan(games * 0.45);
    expect(most(scores)).toBeLessThan(3);
  });
});

/** The tendency of the second half of a minute to continue the first half, in minutes that look busy from the start, in standard errors. */
function goesOn(simulation: Simulation, sizeAt: (minute: number) => bigint): number {
  const minutes = Array.from({ length: 8_000 }, (_, i) => firstMinute + i);
  const sizes = minutes.map(sizeAt);
  const usual = sizes.toSorted((a, b) => Number(a - b))[Math.floor(sizes.length * 0.8)] as bigint;
  let agreed = 0;
  let decided = 0;
  minutes.forEach((at, i) => {
    if ((sizes[i] as bigint) < usual) return;
    const [start, middle, end] = [0, 60, 119].map((k) => simulation.priceAt(btc.pairId, at * instantsPerMinute + k));
    const product = ((middle as number) - (start as number)) * ((end as number) - (middle as number));
    if (product === 0) return;
    decided += 1;
    if (product > 0) agreed += 1;
  });
  return (agreed - decided / 2) / Math.sqrt(decided / 4);
}

describe('an attacker who reads the sizes of the crowd’s orders', () => {
  const simulation = createSimulation('golden', practiceCatalogue);

  test('would know the end of the minute if they were those of the whole minute', () => {
    const whole = (at: number) => simulation.candles(btc.pairId, at, at + 1)[0]?.volume ?? 0n;
    expect(goesOn(simulation, whole)).toBeGreaterThan(5);
  });

  test('learns nothing about the future', () => {
    const first = (at: number) => simulation.activityAt(btc.pairId, at * instantsPerMinute);
    expect(Math.abs(goesOn(simulation, first))).toBeLessThan(3);
  });
});
