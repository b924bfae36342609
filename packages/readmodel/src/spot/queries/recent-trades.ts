import type { PairId, Side, TradeId } from '@candor/exchange';
import type { Atoms, Price } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { rangeOf } from '../../queries/page.ts';

/** A match as everybody sees it, without names. */
export interface PublicTrade {
  readonly tradeId: TradeId;
  readonly pairId: PairId;
  readonly price: Price;
  /** Base atoms. */
  readonly quantity: Atoms;
  readonly takerSide: Side;
  readonly atMs: number;
}

/** The last trades of a pair, newest first. */
export async function recentTrades(db: ReadDatabase, pairId: PairId, limit: number): Promise<readonly PublicTrade[]> {
  const rows = await db
    .selectFrom('trades')
    .select(['trade_id', 'price', 'quantity_atoms', 'taker_side', 'at_ms'])
    .where('pair_id', '=', pairId)
    .orderBy('trade_id', 'desc')
    .limit(rangeOf({ page: 1, limit }).limit)
    .execute();
  return rows.map((row) => ({
    tradeId: row.trade_id,
    pairId,
    price: row.price,
    quantity: atomsOf(row.quantity_atoms),
    takerSide: row.taker_side,
    atMs: row.at_ms,
  }));
}
