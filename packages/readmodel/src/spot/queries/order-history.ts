import type { AccountId, PairId, Side } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type OrderRecord, orderRecord } from '../order-record.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { ordersList } from '../lists.ts';

interface OrderHistoryRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly pairId?: PairId | undefined;
  readonly side?: Side | undefined;
  /** Ended at or after. */
  readonly fromMs?: number | undefined;
  /** Ended before. */
  readonly toMs?: number | undefined;
}

/** An account's orders that have ended, the last ended first. */
export async function orderHistory(db: ReadDatabase, request: OrderHistoryRequest): Promise<Page<OrderRecord>> {
  const { accountId, pairId, side, fromMs, toMs } = request;
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .where('ended_at_ms', 'is not', null)
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(side !== undefined, (query) => query.where('side', '=', side as Side))
    .$if(fromMs !== undefined, (query) => query.where('ended_at_ms', '>=', fromMs as number))
    .$if(toMs !== undefined, (query) => query.where('ended_at_ms', '<', toMs as number));
  const rows = await matching
    .selectAll()
    .orderBy('ended_at_ms', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(orderRecord), total: await total() };

  /** Counts are not kept by time: with bounds, the rows between them are walked. */
  async function total(): Promise<number> {
    if (fromMs === undefined && toMs === undefined) return listTotal(db, ordersList, accountId, { pairId, side });
    return countOf(matching);
  }
}
