import type { AccountId, NftWorkId } from '@candor/exchange';
import type { ExpressionBuilder } from 'kysely';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import type { ReadSchema } from '../../schema/index.ts';

interface NftArtistsRequest extends PageRequest {
  /** Only these, as a search has found them. */
  readonly creatorIds?: readonly AccountId[] | undefined;
}

export interface NftArtistRecord {
  readonly creatorId: AccountId;
  readonly works: number;
  /** Copies of their works that are on sale, by any seller. */
  readonly onSale: number;
  /** Others who own a copy. */
  readonly owners: number;
  /** The last works, up to three. */
  readonly coverIds: readonly NftWorkId[];
}

/** Artists, those with the most works first. */
export async function nftArtists(db: ReadDatabase, request: NftArtistsRequest): Promise<Page<NftArtistRecord>> {
  const { creatorIds } = request;
  if (creatorIds?.length === 0) return { rows: [], total: 0 };
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('nft_artists')
    .where('works', '>', 0)
    .$if(creatorIds !== undefined, (query) => query.where('creator_id', 'in', creatorIds as readonly AccountId[]));
  const rows = await matching
    .selectAll()
    .select((eb) => [coverAt(eb, 0).as('cover'), coverAt(eb, 1).as('second_cover'), coverAt(eb, 2).as('third_cover')])
    .orderBy('works', 'desc')
    .orderBy('creator_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const shown = rows.map((row) => ({
    creatorId: row.creator_id,
    works: row.works,
    onSale: row.on_sale,
    owners: row.owners,
    coverIds: [row.cover, row.second_cover, row.third_cover].flatMap((workId) => workId ?? []),
  }));
  return { rows: shown, total: await countOf(matching) };
}

/** A work of the artist, counted from the last one: the whole list is one query. */
function coverAt(eb: ExpressionBuilder<ReadSchema, 'nft_artists'>, place: number) {
  return eb
    .selectFrom('nft_works')
    .select('work_id')
    .whereRef('nft_works.creator_id', '=', 'nft_artists.creator_id')
    .orderBy('work_id', 'desc')
    .limit(1)
    .offset(place);
}
