import type { ReadDatabase } from '../../queries/database.ts';
import { type NftWorkRecord, nftWorkRecord } from '../nft-records.ts';

/** The works of all artists that were minted last, the newest first. */
export async function nftNewestWorks(db: ReadDatabase, limit: number): Promise<readonly NftWorkRecord[]> {
  const rows = await db.selectFrom('nft_works').selectAll().orderBy('work_id', 'desc').limit(limit).execute();
  return rows.map(nftWorkRecord);
}
