import { type Candle, lengthMsOf, type Period, periodEndMs, periodStartMs } from '@candor/readmodel';
import { zero } from '@candor/money';

const filledMax = 1_000;

/** The same candles, and a flat one at the last close for each period before `toMs` in which nothing happened. */
export function withoutGaps(candles: readonly Candle[], period: Period, toMs: number): readonly Candle[] {
  const filled: Candle[] = [];
  const fillUpTo = (endMs: number): void => {
    const before = filled.at(-1);
    if (before === undefined) return;
    // A long silence shows its end: the part further back than a call may reach is left out.
    const firstMs = Math.max(
      periodEndMs(period, before.openMs),
      periodStartMs(period, endMs - filledMax * lengthMsOf(period)),
    );
    for (let openMs = firstMs; openMs < endMs; openMs = periodEndMs(period, openMs)) {
      const { close } = before;
      filled.push({ openMs, open: close, high: close, low: close, close, volume: zero, quoteVolume: zero });
    }
  };
  for (const candle of candles) {
    fillUpTo(candle.openMs);
    filled.push(candle);
  }
  fillUpTo(periodEndMs(period, toMs - 1));
  return filled;
}
