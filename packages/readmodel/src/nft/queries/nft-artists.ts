import type { AccountId, NftWorkId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';

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

const coversMax = 3;

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
    .orderBy('works', 'desc')
    .orderBy('creator_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const shown = rows.map(async ({ creator_id, works, on_sale, owners }) => ({
    creatorId: creator_id,
    works,
    onSale: on_sale,
    owners,
    coverIds: await coversOf(db, creator_id),
  }));
  return { rows: await Promise.all(shown), total: await countOf(matching) };
}

async function coversOf(db: ReadDatabase, creatorId: AccountId): Promise<readonly NftWorkId[]> {
  const rows = await db
    .selectFrom('nft_works')
    .select('work_id')
    .where('creator_id', '=', creatorId)
    .orderBy('work_id', 'desc')
    .limit(coversMax)
    .execute();
  return rows.map((row) => row.work_id);
}
