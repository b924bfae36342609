import { listArtworks } from '@candor/api';
import type { AccountId, NftSeriesId, NftWorkId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { type Atoms, atomsFromText } from '@candor/money';
import type { NftSubject } from '@candor/readmodel';
import { serve } from '../../serving/serve.ts';
import { artworkRows, viewerOf } from '../artwork-rows.ts';

const waitMs = 2_000;
/** Beyond them, likes do not decide the order. */
const likedMax = 200;

export default serve(listArtworks, async (deps, input, context) => {
  const { platform, reader, market, writes } = deps;
  const { page, limit, search, collectionId, creatorUid, sort = 'newest', priceMin, priceMax } = input;
  const asset = input.assetId === undefined ? undefined : market.instruments.asset(input.assetId);
  const isPriced = input.assetId !== undefined || priceMin !== undefined || priceMax !== undefined;
  if (isPriced && asset === undefined) return reject('asset_not_found');
  const scale = asset?.scale ?? 0;
  const creator = creatorUid === undefined ? undefined : await platform.accounts.byUid(creatorUid);
  if (creatorUid !== undefined && creator === undefined) return done({ data: [], page, limit, total: 0 });
  const [found, collected, liked] = await Promise.all([
    search === undefined || search.trim() === '' ? undefined : platform.nft.search(search),
    collectionId === undefined ? undefined : platform.nft.inCollection(collectionId),
    sort === 'likes' ? platform.nft.mostLiked(likedMax) : [],
  ]);
  const viewer = viewerOf(context);
  if (viewer.accountId !== undefined) await reader.waitFor(writes.of(viewer.accountId), waitMs);
  const { kind, mode, rarity } = input;
  const { rows, total } = await reader.nftEntries({
    page,
    limit,
    kind,
    mode,
    rarity,
    sort,
    creatorId: creator?.accountId as AccountId | undefined,
    assetId: asset?.assetId,
    priceMin: boundOf(priceMin, scale),
    priceMax: boundOf(priceMax, scale),
    contentHashes: found === undefined ? collected : found.filter((hash) => collected?.includes(hash) ?? true),
    liked: liked.map(subjectOf),
  });
  return done({ data: await artworkRows(deps, viewer, rows), page, limit, total });
});

/** Decimals finer than the currency are cut off: no price lies in between. */
function boundOf(text: string | undefined, scale: number): Atoms | undefined {
  if (text === undefined) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  const kept = fraction.slice(0, scale);
  return atomsFromText(kept === '' ? whole : `${whole}.${kept}`, scale);
}

/** "W14" and "S2", as favourites name them. */
function subjectOf(subject: string): NftSubject {
  const number = Number(subject.slice(1));
  return subject.startsWith('S') ? { seriesId: number as NftSeriesId } : { workId: number as NftWorkId };
}
