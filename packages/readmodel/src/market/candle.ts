import type { PairId } from '@candor/exchange';
import { type Atoms, type Price, plus, zero } from '@candor/money';
import type { StoredPeriod } from './periods.ts';

/** The index and the volume in the stretch of time that begins at `openMs`. */
export interface Candle {
  readonly openMs: number;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  /** Base atoms. */
  readonly volume: Atoms;
  /** Quote atoms. */
  readonly quoteVolume: Atoms;
}

/**
 * Candles from before the installation's first tick: those that open at or after `fromMs` and before `toMs`, in order.
 * They may have to be made first, which is done elsewhere while other calls are answered.
 */
export interface CandleHistory {
  candles(
    pairId: PairId,
    period: StoredPeriod,
    fromMs: number,
    toMs: number,
  ): readonly Candle[] | Promise<readonly Candle[]>;
}

/** One candle out of those that follow each other in it, or `undefined` when there are none. */
export function mergedCandle(openMs: number, parts: readonly Candle[]): Candle | undefined {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  return parts.reduce<Candle>(
    (whole, part) => ({
      openMs,
      open: first.open,
      high: part.high > whole.high ? part.high : whole.high,
      low: part.low < whole.low ? part.low : whole.low,
      close: last.close,
      volume: plus(whole.volume, part.volume),
      quoteVolume: plus(whole.quoteVolume, part.quoteVolume),
    }),
    { ...first, volume: zero, quoteVolume: zero },
  );
}
