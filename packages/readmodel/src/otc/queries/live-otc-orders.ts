import type { AccountId, OtcAdId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type OtcOrderRecord, otcOrderRecord } from '../order-record.ts';

/** Orders of OTC that are under way, the last opened first; an account's are those of which it is either side. */
export async function liveOtcOrders(db: ReadDatabase, request: LiveRequest): Promise<Page<OtcOrderRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('otc_orders')
    .where('ended_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('seller_id', '=', accountId as AccountId), eb('buyer_id', '=', accountId as AccountId)]),
      ),
    )
    .$if(subjectId !== undefined, (query) => query.where('ad_id', '=', subjectId as OtcAdId));
  const rows = await live.selectAll().orderBy('order_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(otcOrderRecord), total: await countOf(live) };
}
