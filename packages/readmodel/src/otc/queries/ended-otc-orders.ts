import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { otcOrdersList } from '../lists.ts';
import { type OtcOrderRecord, otcOrderRecord } from '../order-record.ts';

interface EndedOtcOrdersRequest extends PageRequest {
  readonly accountId: AccountId;
}

/** The orders of an account, on either side, that have ended, the last opened first. */
export async function endedOtcOrders(db: ReadDatabase, request: EndedOtcOrdersRequest): Promise<Page<OtcOrderRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('otc_sides')
    .innerJoin('otc_orders', 'otc_orders.order_id', 'otc_sides.order_id')
    .selectAll('otc_orders')
    .where('otc_sides.account_id', '=', accountId)
    .where('otc_sides.status', '=', 'ended')
    .orderBy('otc_sides.order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(otcOrderRecord), total: await listTotal(db, otcOrdersList, accountId, { kinds: ['ended'] }) };
}
