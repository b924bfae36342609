import type { AccountId, NftItemId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { nftOwnedList } from '../lists.ts';

interface NftOwnedItemsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only what is on sale, or sold and not paid yet. */
  readonly isSelling?: boolean | undefined;
}

/** An account's copies of works, the last that came first. */
export async function nftOwnedItems(db: ReadDatabase, request: NftOwnedItemsRequest): Promise<Page<NftItemId>> {
  const { accountId, isSelling = false } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('nft_items')
    .select('item_id')
    .where('owner_id', '=', accountId)
    .$if(isSelling, (query) => query.where('is_selling', '=', 'yes'))
    .orderBy('owned_at_ms', 'desc')
    .orderBy('item_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const kinds = isSelling ? (['selling'] as const) : undefined;
  return { rows: rows.map((row) => row.item_id), total: await listTotal(db, nftOwnedList, accountId, { kinds }) };
}
