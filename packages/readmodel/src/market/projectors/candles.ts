import type { PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { candleStartMs, minuteMs } from '../periods.ts';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { PairCandles } from '../pair-candles.ts';

/** Milliseconds between two instants of the index grid (RULES 3). */
const gridMs = 500;

/**
 * Candles of all periods: prices from index ticks at their grid instants, volumes from trades at their times. The past of
 * simulated traders has ticks far apart, so its candles come from history as those before it.
 */
export const candlesProjector: ProjectorMaker = (store) => {
  const byPair = new Map<PairId, PairCandles>();
  const firstMinutes = new Map<PairId, number>();

  function candlesOf(pairId: PairId): PairCandles {
    let candles = byPair.get(pairId);
    if (!candles) {
      candles = new PairCandles(pairId, store.candles);
      byPair.set(pairId, candles);
    }
    return candles;
  }

  /** History ends where the first tick's minute begins, or with the past. */
  function firstMinuteOf(pairId: PairId, instantMs: number): number {
    const known = firstMinutes.get(pairId);
    if (known !== undefined) return known;
    const row = present(store.pairs.find(pairId), 'a pair is listed before it is priced');
    const firstMinuteMs = row.first_minute_ms ?? candleStartMs(instantMs, minuteMs);
    firstMinutes.set(pairId, firstMinuteMs);
    if (row.first_minute_ms === null) store.pairs.upsert({ ...row, first_minute_ms: firstMinuteMs });
    return firstMinuteMs;
  }

  return {
    handlers: {
      'practice.past_begun'({ untilMs, pairIds }) {
        for (const pairId of pairIds) {
          const row = present(store.pairs.find(pairId), 'the pairs of a past are listed before it begins');
          store.pairs.upsert({ ...row, first_minute_ms: candleStartMs(untilMs, minuteMs) });
        }
      },
      'index.ticked'(event) {
        const instantMs = event.gridIndex * gridMs;
        for (const { pairId, price } of event.prices) {
          if (instantMs >= firstMinuteOf(pairId, instantMs)) candlesOf(pairId).tick(instantMs, price);
        }
      },
      'spot.traded'(event, { atMs }) {
        candlesOf(event.pairId).trade(atMs, event.price, event.quantity, event.quoteAmount);
      },
    },
    flush() {
      for (const candles of byPair.values()) candles.flush();
    },
  };
};
