import type { AccountId } from '@candor/exchange';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { nftBidsList } from '../lists.ts';
import type { NftBidRecord } from '../nft-records.ts';

interface OwnNftBidsRequest extends PageRequest {
  readonly accountId: AccountId;
}

/** The bids of an account in all sales, the newest first. */
export async function ownNftBids(db: ReadDatabase, request: OwnNftBidsRequest): Promise<Page<NftBidRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('nft_bids')
    .innerJoin('nft_sales', 'nft_sales.sale_id', 'nft_bids.sale_id')
    .selectAll('nft_bids')
    .select('last_bid')
    .where('account_id', '=', accountId)
    .orderBy('sequence', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      saleId: row.sale_id,
      itemId: row.item_id,
      accountId,
      bid: atomsOf(row.bid_atoms),
      isLeading: row.number === row.last_bid,
      atMs: row.at_ms,
    })),
    total: await listTotal(db, nftBidsList, accountId),
  };
}
