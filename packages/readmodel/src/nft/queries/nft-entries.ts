import type { AccountId, AssetId, NftItemId, NftSeriesId, NftWorkId } from '@candor/exchange';
import type { NftMode, NftRarity } from '@candor/exchange/rules';
import { type Atoms, zero } from '@candor/money';
import { type ExpressionBuilder, sql } from 'kysely';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import type { ReadSchema } from '../../schema/index.ts';
import { withPrice } from '../entries.ts';
import type { NftEntryRecord } from '../nft-records.ts';
import type { NftEntryKind } from '../tables/nft.ts';

/** By end and price what is not on sale comes last; prices are compared within each asset. */
type NftEntrySort = 'newest' | 'ending' | 'price_up' | 'price_down' | 'likes';

/** A work with all of its copies, or a series. */
export interface NftSubject {
  readonly workId?: NftWorkId;
  readonly seriesId?: NftSeriesId;
}

interface NftEntriesRequest extends PageRequest {
  readonly kind?: NftEntryKind | undefined;
  /** On sale in this way; absent: whether on sale or not. */
  readonly mode?: NftMode | undefined;
  readonly rarity?: NftRarity | undefined;
  readonly creatorId?: AccountId | undefined;
  readonly assetId?: AssetId | undefined;
  /** In atoms of the asset. */
  readonly priceMin?: Atoms | undefined;
  readonly priceMax?: Atoms | undefined;
  /** Only those with these descriptions, as a search has found them. */
  readonly contentHashes?: readonly string[] | undefined;
  /** `newest` when absent. */
  readonly sort?: NftEntrySort | undefined;
  /** For `likes`: those with the most, which the read model does not know. The others follow, the newest first. */
  readonly liked?: readonly NftSubject[] | undefined;
}

/** A column that is filtered by and looked up in no index: the one of the order is walked, and nothing sorted. */
const walked = (column: 'is_idle' | 'asset_id' | 'price') => sql<number>`+${sql.ref(column)}`;
const isIdle = sql.ref<number>('is_idle');
const assetIdOf = sql.ref<number>('asset_id');
const anyOrder = { isIdle: walked('is_idle'), assetId: walked('asset_id'), rising: walked('price') };
const filterColumns = {
  newest: anyOrder,
  likes: anyOrder,
  ending: { ...anyOrder, isIdle },
  price_up: { isIdle, assetId: assetIdOf, rising: sql.ref<number>('price') },
  price_down: { isIdle, assetId: assetIdOf, rising: walked('price') },
} as const satisfies Record<NftEntrySort, unknown>;

/** Copies on sale of what is liked the most: beyond them, likes do not decide. */
const likedMax = 2_000;

/** The market's list: copies on sale, one row for each other work, and series of blind boxes that have not ended. */
export async function nftEntries(db: ReadDatabase, request: NftEntriesRequest): Promise<Page<NftEntryRecord>> {
  const { sort = 'newest', contentHashes, liked } = request;
  if (contentHashes?.length === 0) return { rows: [], total: 0 };
  const { limit, offset } = rangeOf(request);
  const matching = matchingEntries(db, request);
  if (contentHashes !== undefined && sort !== 'likes') {
    const found = await foundEntries(sortedBy(matching, sort), { limit, offset });
    if (found !== undefined) return found;
  }
  const total = isCounted(request) ? await countedEntries(db, request) : await walkedTotal(db, request);
  if (total <= offset) return { rows: [], total };
  if (sort === 'likes' && liked !== undefined && liked.length > 0) {
    return { rows: await byLikes(matching, liked, { limit, offset }), total };
  }
  const rows = await sortedBy(matching, sort).select(['subject', 'id']).limit(limit).offset(offset).execute();
  return { rows: rows.map(entryOf), total };
}

function sortedBy(matching: Matching, sort: NftEntrySort): Matching {
  switch (sort) {
    case 'ending':
      return matching.orderBy('is_idle').orderBy('ends_at_ms').orderBy('subject').orderBy('id');
    case 'price_up':
      return matching.orderBy('is_idle').orderBy('asset_id').orderBy('price').orderBy('subject').orderBy('id');
    case 'price_down':
      return matching.orderBy('is_idle').orderBy('asset_id').orderBy('price_falling').orderBy('subject').orderBy('id');
    default:
      return newestFirst(matching);
  }
}

/** One look at what a search has found, counted on the way; absent on an empty page. */
async function foundEntries(
  sorted: Matching,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Page<NftEntryRecord> | undefined> {
  const rows = await sorted
    .select(['subject', 'id', sql<number | string>`count(*) over ()`.as('total')])
    .limit(limit)
    .offset(offset)
    .execute();
  const [first] = rows;
  return first && { rows: rows.map(entryOf), total: Number(first.total) };
}

function matchingEntries(db: ReadDatabase, wanted: NftEntriesRequest) {
  const { kind, mode, rarity, creatorId, assetId, priceMin, priceMax, contentHashes, sort = 'newest' } = wanted;
  const isPriced = assetId !== undefined || priceMin !== undefined || priceMax !== undefined;
  const column = filterColumns[sort];
  return db
    .selectFrom('nft_entries')
    .where(contentHashes === undefined ? sql.ref<string>('is_shown') : sql<string>`+is_shown`, '=', 'yes')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as NftEntryKind))
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode as NftMode))
    .$if(rarity !== undefined, (query) => query.where('rarity', '=', rarity as NftRarity))
    .$if(creatorId !== undefined, (query) => query.where('creator_id', '=', creatorId as AccountId))
    .$if(isPriced, (query) => query.where(column.isIdle, '=', 0))
    .$if(assetId !== undefined, (query) => query.where(column.assetId, '=', assetId as number))
    .$if(priceMin !== undefined, (query) => query.where(column.rising, '>=', withPrice(priceMin ?? zero).price))
    .$if(priceMax !== undefined, (query) => query.where(column.rising, '<=', withPrice(priceMax ?? zero).price))
    .$if(sort === 'price_down' && priceMax !== undefined, (query) =>
      query.where('price_falling', '>=', withPrice(priceMax ?? zero).price_falling),
    )
    .$if(contentHashes !== undefined, (query) =>
      query.where(sql<boolean>`content_hash in (select value from json_each(${JSON.stringify(contentHashes)}))`),
    );
}

/** True when the total of a filter is kept: those that name artists, works or prices find few, or are counted along an index. */
function isCounted({ creatorId, contentHashes, priceMin, priceMax }: NftEntriesRequest): boolean {
  return [creatorId, contentHashes, priceMin, priceMax].every((filter) => filter === undefined);
}

/** Counts along the index of prices, whatever the order of the list. */
function walkedTotal(db: ReadDatabase, request: NftEntriesRequest): Promise<number> {
  return countOf(matchingEntries(db, { ...request, sort: 'price_up' }));
}

async function countedEntries(db: ReadDatabase, { kind, mode, rarity, assetId }: NftEntriesRequest): Promise<number> {
  const row = await db
    .selectFrom('nft_entry_counts')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('total'))
    .where('count', '>', 0)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as NftEntryKind))
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode as NftMode))
    .$if(rarity !== undefined, (query) => query.where('rarity', '=', rarity as NftRarity))
    .$if(assetId !== undefined, (query) => query.where('asset_id', '=', assetId as AssetId))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

type Matching = ReturnType<typeof matchingEntries>;
type Expressions = ExpressionBuilder<ReadSchema, 'nft_entries'>;

function newestFirst(matching: Matching): Matching {
  return matching.orderBy('at_ms', 'desc').orderBy('subject', 'desc').orderBy('id', 'desc');
}

/** Favourites are sorted here: it is little, and its order is the platform's. */
async function byLikes(
  matching: Matching,
  liked: readonly NftSubject[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly NftEntryRecord[]> {
  const found = await matching
    .where((eb) => isAmong(eb, liked))
    .select(['subject', 'id', 'work_id'])
    .limit(likedMax)
    .execute();
  const ranks = new Map(liked.map(({ workId = 0, seriesId = 0 }, rank) => [`${workId}/${seriesId}`, rank]));
  const rankOf = ({ subject, id, work_id }: (typeof found)[number]) =>
    ranks.get(subject === 'item' ? `${work_id}/0` : `0/${id}`) ?? 0;
  const first = found.toSorted((a, b) => rankOf(a) - rankOf(b) || b.id - a.id).slice(offset, offset + limit);
  if (first.length === limit) return first.map(entryOf);
  const others = await newestFirst(matching.where((eb) => eb.not(isAmong(eb, liked))))
    .select(['subject', 'id'])
    .limit(limit - first.length)
    .offset(Math.max(0, offset - found.length))
    .execute();
  return [...first, ...others].map(entryOf);
}

function isAmong(eb: Expressions, subjects: readonly NftSubject[]) {
  const workIds = subjects.flatMap(({ workId }) => workId ?? []);
  const seriesIds = subjects.flatMap(({ seriesId }) => seriesId ?? []);
  return eb.or([
    ...(workIds.length > 0 ? [eb('work_id', 'in', workIds)] : []),
    ...(seriesIds.length > 0 ? [eb.and([eb('subject', '=', 'series'), eb('id', 'in', seriesIds)])] : []),
  ]);
}

function entryOf({ subject, id }: { readonly subject: 'item' | 'series'; readonly id: number }): NftEntryRecord {
  return subject === 'item' ? { subject, itemId: id as NftItemId } : { subject, seriesId: id as NftSeriesId };
}
