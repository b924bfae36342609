import type { NftSeriesId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type NftSeriesRecord, nftSeriesRecord } from '../nft-records.ts';

/** A series of blind boxes, also one that has ended. */
export async function nftSeriesById(db: ReadDatabase, seriesId: NftSeriesId): Promise<NftSeriesRecord | undefined> {
  const row = await db.selectFrom('nft_series').selectAll().where('series_id', '=', seriesId).executeTakeFirst();
  if (row === undefined) return undefined;
  const prizes = await db
    .selectFrom('nft_prizes')
    .selectAll()
    .where('series_id', '=', seriesId)
    .orderBy('place')
    .execute();
  return nftSeriesRecord(row, prizes);
}
