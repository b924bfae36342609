import type { AccountId, NftItemId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type NftSaleRecord, nftSaleRecord } from '../nft-records.ts';

/** Everybody's sales of copies that have not ended, the last opened first. */
export async function liveNftSales(db: ReadDatabase, request: LiveRequest): Promise<Page<NftSaleRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('nft_sales')
    .where('ended_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('seller_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('item_id', '=', subjectId as NftItemId));
  const rows = await live.selectAll().orderBy('sale_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(nftSaleRecord), total: await countOf(live) };
}
