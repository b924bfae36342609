import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { nftOrdersList } from '../lists.ts';
import { type NftOrderRecord, nftOrderRecord } from '../nft-records.ts';

interface NftOrdersRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only those that were paid or have expired. */
  readonly isEnded?: boolean | undefined;
}

/** A buyer's orders after auctions, the newest first. */
export async function nftOrders(db: ReadDatabase, request: NftOrdersRequest): Promise<Page<NftOrderRecord>> {
  const { accountId, isEnded = false } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('nft_orders')
    .selectAll()
    .where('buyer_id', '=', accountId)
    .$if(isEnded, (query) => query.where('is_due', '=', 'no'))
    .orderBy('order_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const kinds = isEnded ? (['paid', 'expired'] as const) : undefined;
  return { rows: rows.map(nftOrderRecord), total: await listTotal(db, nftOrdersList, accountId, { kinds }) };
}
