import type { NftBoxId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftDrawRecord, nftDrawRecord } from '../nft-records.ts';

/** The draw of a box; absent while it is sealed. */
export async function nftDrawOfBox(db: ReadDatabase, boxId: NftBoxId): Promise<NftDrawRecord | undefined> {
  const row = await db.selectFrom('nft_draws').selectAll().where('box_id', '=', boxId).executeTakeFirst();
  return row && nftDrawRecord(row);
}
