import type { NftSaleId } from '@candor/exchange';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import type { NftBidRecord } from '../nft-records.ts';

interface NftBidsRequest extends PageRequest {
  readonly saleId: NftSaleId;
}

/** The bids of a sale, the highest and newest first. */
export async function nftBids(db: ReadDatabase, request: NftBidsRequest): Promise<Page<NftBidRecord>> {
  const { saleId } = request;
  const { limit, offset } = rangeOf(request);
  const sale = await db
    .selectFrom('nft_sales')
    .select(['bid_rows', 'last_bid'])
    .where('sale_id', '=', saleId)
    .executeTakeFirst();
  if (sale === undefined) return { rows: [], total: 0 };
  const rows = await db
    .selectFrom('nft_bids')
    .selectAll()
    .where('sale_id', '=', saleId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      saleId,
      itemId: row.item_id,
      accountId: row.account_id,
      bid: atomsOf(row.bid_atoms),
      isLeading: row.number === sale.last_bid,
      atMs: row.at_ms,
    })),
    total: sale.bid_rows,
  };
}
