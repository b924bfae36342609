import type { PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';

interface OptionWindowRequest {
  readonly pairId: PairId;
  readonly expiryGrid: number;
  /** Grid instants in the window. */
  readonly windowSize: number;
}

/** The ticks that decided all options of one pair, expiry and window. */
interface OptionWindow extends OptionWindowRequest {
  /** Oldest first; no sample where the index had no valid tick. */
  readonly samples: readonly { readonly gridIndex: number; readonly price: Price }[];
  readonly atMs: number;
}

/** Absent while the window is open, and when it had no option to decide. */
export async function optionWindow(
  db: ReadDatabase,
  { pairId, expiryGrid, windowSize }: OptionWindowRequest,
): Promise<OptionWindow | undefined> {
  const window = await db
    .selectFrom('option_windows')
    .select('at_ms')
    .where('pair_id', '=', pairId)
    .where('expiry_grid', '=', expiryGrid)
    .where('window_size', '=', windowSize)
    .executeTakeFirst();
  if (!window) return undefined;
  const samples = await db
    .selectFrom('option_samples')
    .select(['grid_index as gridIndex', 'price'])
    .where('pair_id', '=', pairId)
    .where('expiry_grid', '=', expiryGrid)
    .where('window_size', '=', windowSize)
    .orderBy('grid_index')
    .execute();
  return { pairId, expiryGrid, windowSize, samples, atMs: window.at_ms };
}
