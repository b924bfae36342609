import type { NftWorkId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftWorkRecord, nftWorkRecord } from '../nft-records.ts';

/** Works by their numbers. Those that do not exist are left out. */
export async function nftWorksById(db: ReadDatabase, workIds: readonly NftWorkId[]): Promise<readonly NftWorkRecord[]> {
  if (workIds.length === 0) return [];
  const rows = await db.selectFrom('nft_works').selectAll().where('work_id', 'in', workIds).execute();
  return rows.map(nftWorkRecord);
}
