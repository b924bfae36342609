import type { PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { candleStartMs, minuteMs } from '../periods.ts';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { PairCandles } from '../pair-candles.ts';

/** Milliseconds between two instants of the index grid (RULES 3). */
const gridMs = 500;

/** Candles of all periods: prices from index ticks at their grid instants, volumes from trades at their times. */
export const candlesProjector: ProjectorMaker = (store) => {
  const byPair = new Map<PairId, PairCandles>();
  const ticked = new Set<PairId>();

  function candlesOf(pairId: PairId): PairCandles {
    let candles = byPair.get(pairId);
    if (!candles) {
      candles = new PairCandles(pairId, store.candles);
      byPair.set(pairId, candles);
    }
    return candles;
  }

  /** History ends where the first tick's minute begins. */
  function markFirstTick(pairId: PairId, instantMs: number): void {
    ticked.add(pairId);
    const row = present(store.pairs.find(pairId), 'a pair is listed before it is priced');
    if (row.first_minute_ms !== null) return;
    store.pairs.upsert({ ...row, first_minute_ms: candleStartMs(instantMs, minuteMs) });
  }

  return {
    handlers: {
      'index.ticked'(event) {
        const instantMs = event.gridIndex * gridMs;
        for (const { pairId, price } of event.prices) {
          if (!ticked.has(pairId)) markFirstTick(pairId, instantMs);
          candlesOf(pairId).tick(instantMs, price);
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
