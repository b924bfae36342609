import type { NftSeriesId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type NftDrawRecord, nftDrawRecord } from '../nft-records.ts';

interface NftDrawsRequest extends PageRequest {
  readonly seriesId: NftSeriesId;
}

/** The draws of a series, the last first. */
export async function nftDraws(db: ReadDatabase, request: NftDrawsRequest): Promise<Page<NftDrawRecord>> {
  const { seriesId } = request;
  const { limit, offset } = rangeOf(request);
  const series = await db
    .selectFrom('nft_series')
    .select('opened')
    .where('series_id', '=', seriesId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('nft_draws')
    .selectAll()
    .where('series_id', '=', seriesId)
    .orderBy('nonce', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(nftDrawRecord), total: series?.opened ?? 0 };
}
