import type { PairId } from '@candor/exchange';
import { pick, tradeFields } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { rangeOf } from '../../queries/page.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';

/** A match as everybody sees it: nobody's name is on it. */
export interface PublicTrade extends RecordOf<typeof publicFields> {
  readonly pairId: PairId;
  readonly atMs: number;
}

const publicFields = pick(tradeFields, 'tradeId', 'price', 'quantity', 'takerSide');
const publicRecord = recordMaker(publicFields);

/** The last trades of a pair, newest first. */
export async function recentTrades(db: ReadDatabase, pairId: PairId, limit: number): Promise<readonly PublicTrade[]> {
  const rows = await db
    .selectFrom('trades')
    .select(['trade_id', 'price', 'quantity_atoms', 'taker_side', 'at_ms'])
    .where('pair_id', '=', pairId)
    .orderBy('trade_id', 'desc')
    .limit(rangeOf({ page: 1, limit }).limit)
    .execute();
  return rows.map((row) => ({ ...publicRecord(row), pairId, atMs: row.at_ms }));
}
