import type { ArtworkRow, LanguageCode } from '@candor/api';
import type { AccountId, NftItemId, NftItemView, NftSeriesId } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import { atoms, atomsToText } from '@candor/money';
import type { NftDescription } from '@candor/platform';
import type { NftEntryRecord, NftItemRecord } from '@candor/readmodel';
import type { Context, Deps } from '../serving/deps.ts';
import { codeOfItem, codeOfSeries, likeSubjectOf } from './codes.ts';
import { peopleAmong } from './people.ts';
import { assetPartsOf, namesOf, type PersonOf, saleRowOf } from './present/nft.ts';
import { shownSeries, type ShownSeries } from './shown-series.ts';

export type NftParts = Pick<Deps, 'exchange' | 'reader' | 'market' | 'clock'> & {
  readonly platform: Pick<Deps['platform'], 'accounts' | 'nft'>;
};

/** The viewer, and their language. */
export interface Viewer {
  readonly lang: LanguageCode;
  readonly userId?: number | undefined;
  readonly accountId?: AccountId | undefined;
}

export function viewerOf({ lang, session }: Context): Viewer {
  return { lang, userId: session?.userId, accountId: session?.accountId as AccountId | undefined };
}

interface Shown {
  readonly descriptions: ReadonlyMap<string, NftDescription>;
  readonly collections: ReadonlyMap<string, number>;
  readonly likes: ReadonlyMap<string, number>;
  readonly liked: ReadonlySet<string>;
  readonly personOf: PersonOf;
}

const itemCode = ({ work, itemId }: NftItemView): string => codeOfItem(work, itemId);

/** Rows of the list, as the core has their sales now, in the order of the entries. */
export async function artworkRows(
  parts: NftParts,
  viewer: Viewer,
  entries: readonly NftEntryRecord[],
): Promise<ArtworkRow[]> {
  const itemIds = entries.flatMap((entry) => (entry.subject === 'item' ? entry.itemId : []));
  const seriesIds = entries.flatMap((entry) => (entry.subject === 'series' ? entry.seriesId : []));
  const [items, records, series] = await Promise.all([
    parts.exchange.query('nftItems', itemIds),
    parts.reader.nftItemsById(itemIds),
    Promise.all(seriesIds.map((seriesId) => shownSeries(parts, seriesId))),
  ]);
  const itemOf = new Map(items.flatMap((item) => (item === undefined ? [] : [[item.itemId, item] as const])));
  const recordOf = new Map(records.map((record) => [record.itemId, record]));
  const seriesOf = new Map(series.flatMap((one) => (one === undefined ? [] : [[one.seriesId, one] as const])));
  const shown = await shownOf(parts, viewer, [...itemOf.values()], [...seriesOf.values()]);
  return entries.flatMap((entry) => {
    if (entry.subject === 'series') {
      const one = seriesOf.get(entry.seriesId);
      return one === undefined ? [] : seriesRow(parts, viewer, one, shown);
    }
    const item = itemOf.get(entry.itemId);
    return item === undefined ? [] : itemRow(parts, viewer, { item, record: recordOf.get(entry.itemId) }, shown);
  });
}

export const itemEntry = (itemId: NftItemId): NftEntryRecord => ({ subject: 'item', itemId });
export const seriesEntry = (seriesId: NftSeriesId): NftEntryRecord => ({ subject: 'series', seriesId });

async function shownOf(
  parts: NftParts,
  { userId }: Viewer,
  items: readonly NftItemView[],
  series: readonly ShownSeries[],
): Promise<Shown> {
  const { nft } = parts.platform;
  const hashes = [...items.map(({ work }) => hex(work.contentHash)), ...series.map(({ contentHash }) => contentHash)];
  const subjects = [...items.map(itemCode), ...series.map(({ seriesId }) => codeOfSeries(seriesId))].map(likeSubjectOf);
  const creators = [...items.map(({ work }) => work.creatorId), ...series.map(({ creatorId }) => creatorId)];
  const [descriptions, collections, likes, liked, personOf] = await Promise.all([
    nft.descriptions(hashes),
    nft.collectionIds(hashes),
    nft.likes(subjects),
    userId === undefined ? new Set<string>() : nft.likedAmong(userId, subjects),
    peopleAmong(parts, creators),
  ]);
  return { descriptions, collections, likes, liked, personOf };
}

/** A work that is described nowhere, as after the platform was restored from an older backup, is not shown. */
function itemRow(
  { market, clock }: NftParts,
  { lang, accountId }: Viewer,
  { item, record }: { readonly item: NftItemView; readonly record: NftItemRecord | undefined },
  shown: Shown,
): ArtworkRow[] {
  const { work, sale, itemId } = item;
  const hash = hex(work.contentHash);
  const description = shown.descriptions.get(hash);
  if (description === undefined) return [];
  const code = itemCode(item);
  const subject = likeSubjectOf(code);
  const last = record?.lastPrice;
  return [
    {
      code,
      ...namesOf(description, lang),
      kind: work.kind,
      thumb: description.media.thumbnail,
      rarity: work.rarity,
      creator: shown.personOf(work.creatorId),
      collectionId: shown.collections.get(hash),
      edition: itemId - work.firstItemId + 1,
      editions: work.editions,
      sale: sale && saleRowOf(market.instruments, sale, { nowMs: clock() }),
      lastPrice: last && pricePartsOf(market.instruments, last),
      likes: shown.likes.get(subject) ?? 0,
      isLiked: shown.liked.has(subject),
      isMine: item.ownerId === accountId,
    },
  ];
}

function pricePartsOf(
  instruments: Deps['market']['instruments'],
  { price, assetId }: NonNullable<NftItemRecord['lastPrice']>,
) {
  const asset = assetPartsOf(instruments, assetId);
  return { ...asset, price: atomsToText(price, asset.scale) };
}

function seriesRow(
  { market, clock }: NftParts,
  { lang, accountId }: Viewer,
  series: ShownSeries,
  shown: Shown,
): ArtworkRow[] {
  const description = shown.descriptions.get(series.contentHash);
  if (description === undefined) return [];
  const { seriesId, creatorId, boxes, sold, opened } = series;
  const code = codeOfSeries(seriesId);
  return [
    {
      code,
      ...namesOf(description, lang),
      kind: 'box',
      thumb: description.media.thumbnail,
      creator: shown.personOf(creatorId),
      collectionId: shown.collections.get(series.contentHash),
      sale: seriesSaleRow(market.instruments, series, clock()),
      series: { seriesId, boxes, sold, opened },
      likes: shown.likes.get(code) ?? 0,
      isLiked: shown.liked.has(code),
      isMine: creatorId === accountId,
    },
  ];
}

/** Boxes are sold at a fixed price, until there are no more. */
function seriesSaleRow(instruments: Deps['market']['instruments'], series: ShownSeries, nowMs: number) {
  const { seriesId: saleId, sold, boxes, isEnded } = series;
  const none = { raise: atoms(0n), deposit: atoms(0n), bidCount: 0, bidders: 0 };
  const isOnSale = !isEnded && sold < boxes;
  return saleRowOf(instruments, { ...series, ...none, saleId, mode: 'fixed' }, { nowMs, isOnSale });
}
