import type { PairId } from '@candor/exchange';
import type { Price } from '@candor/money';
import type { ReadDatabase } from '../../queries/database.ts';

interface DualWindowRequest {
  readonly pairId: PairId;
  readonly maturesAtMs: number;
  readonly windowMs: number;
}

/** The ticks that decided all products of one pair, maturity and window. */
interface DualWindow extends DualWindowRequest {
  /** Oldest first. */
  readonly samples: readonly { readonly gridIndex: number; readonly price: Price }[];
  readonly atMs: number;
}

/** Absent while the window is open. */
export async function dualWindow(
  db: ReadDatabase,
  { pairId, maturesAtMs, windowMs }: DualWindowRequest,
): Promise<DualWindow | undefined> {
  const window = await db
    .selectFrom('dual_windows')
    .select('at_ms')
    .where('pair_id', '=', pairId)
    .where('matures_at_ms', '=', maturesAtMs)
    .where('window_ms', '=', windowMs)
    .executeTakeFirst();
  if (!window) return undefined;
  const samples = await db
    .selectFrom('dual_samples')
    .select(['grid_index as gridIndex', 'price'])
    .where('pair_id', '=', pairId)
    .where('matures_at_ms', '=', maturesAtMs)
    .where('window_ms', '=', windowMs)
    .orderBy('grid_index')
    .execute();
  return { pairId, maturesAtMs, windowMs, samples, atMs: window.at_ms };
}
