import type { NftItemId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftItemRecord, nftItemRecord } from '../nft-records.ts';

/** Copies of works by their numbers. Those that do not exist are left out. */
export async function nftItemsById(db: ReadDatabase, itemIds: readonly NftItemId[]): Promise<readonly NftItemRecord[]> {
  if (itemIds.length === 0) return [];
  const rows = await db.selectFrom('nft_items').selectAll().where('item_id', 'in', itemIds).execute();
  return rows.map(nftItemRecord);
}
