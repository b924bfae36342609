import type { PricedPair } from '../instruments/types.ts';
import { lotsOf } from '../simulation/volume.ts';
import type { PublicCandle } from './tape.ts';
import { keyThatDraws, stateBefore, weakDraw } from './weak-tape.ts';

const halfDraws = 2 ** 16;

/**
 * Searches the seed of a tape in the volumes of public candles: each reveals some of the upper bits of a draw, and
 * draws with an invertible function reveal a key of 32 bits, in a second. Returns the state of the hash after the seed,
 * from which all other keys follow, or nothing when no key draws these volumes.
 */
export function stateFromCandles(pair: PricedPair, candles: readonly PublicCandle[]): number | undefined {
  const possible = candles.map((candle) => drawsThatGive(pair, candle));
  const [first, ...others] = candles as readonly [PublicCandle, ...PublicCandle[]];
  for (let upper = 0; upper < halfDraws; upper++) {
    if (possible[0]?.[upper] !== 1) continue;
    for (let lower = 0; lower < halfDraws; lower++) {
      const key = keyThatDraws((upper << 16) | lower, first.minute);
      if (others.every(({ minute }, i) => possible[i + 1]?.[weakDraw(key, minute) >>> 16] === 1)) {
        return stateBefore(key, pair);
      }
    }
  }
  return undefined;
}

/** One for each upper half of a draw that makes the volume of the candle. */
function drawsThatGive(pair: PricedPair, candle: PublicCandle): Uint8Array {
  return Uint8Array.from({ length: halfDraws }, (_, draw) => (lotsOf(pair, candle, draw) === candle.lots ? 1 : 0));
}
