import type { Selectable } from 'kysely';
import type { Candle } from './candle.ts';
import type { ReadSchema } from '../schema/index.ts';
import { atomsOf } from '../queries/amounts.ts';

export function candleOf(row: Omit<Selectable<ReadSchema['candles']>, 'pair_id' | 'period_ms' | 'has_tick'>): Candle {
  return {
    openMs: row.open_ms,
    open: row.open,
    high: row.high,
    low: row.low,
    close: row.close,
    volume: atomsOf(row.base_volume_atoms),
    quoteVolume: atomsOf(row.quote_volume_atoms),
  };
}
