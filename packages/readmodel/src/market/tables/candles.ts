import type { PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { atoms, whole } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Prices from index ticks, volumes from trades. The newest candle of each period is still growing. */
export const candles = table(
  'candles',
  {
    pair_id: whole<PairId>(),
    period_ms: whole(),
    open_ms: whole(),
    open: whole<Price>(),
    high: whole<Price>(),
    low: whole<Price>(),
    close: whole<Price>(),
    base_volume_atoms: atoms(),
    quote_volume_atoms: atoms(),
    /** 0 while only trades have been seen: the prices then stay at the last one before, until a tick comes. */
    has_tick: whole<0 | 1>(),
  },
  ['pair_id', 'period_ms', 'open_ms'],
);
