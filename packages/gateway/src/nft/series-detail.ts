import type { NftPrizeRow, NftSeriesDetail } from '@candor/api';
import { atomsToText } from '@candor/money';
import type { NftParts, Viewer } from './artwork-rows.ts';
import { assetPartsOf, namesOf } from './present/nft.ts';
import type { ShownSeries } from './shown-series.ts';

/** A series with its prizes, their odds and what its draws are checked by. */
export async function seriesDetailOf(parts: NftParts, series: ShownSeries, viewer: Viewer): Promise<NftSeriesDetail> {
  const { seriesId, boxes, sold, opened, accountMax, commitment, listHash, nextHash, lastSeed } = series;
  const asset = assetPartsOf(parts.market.instruments, series.assetId);
  const [prizes, bought] = await Promise.all([
    prizeRows(parts, series, viewer),
    viewer.accountId === undefined ? 0 : parts.exchange.query('nftBoxesBought', viewer.accountId, seriesId),
  ]);
  const hashes = { commitment, listHash, nextHash, lastSeed };
  const price = atomsToText(series.price, asset.scale);
  return { seriesId, boxes, sold, opened, price, ...asset, accountMax, bought, prizes, ...hashes };
}

async function prizeRows(
  { reader, platform }: NftParts,
  { prizes }: ShownSeries,
  { lang }: Viewer,
): Promise<NftPrizeRow[]> {
  const works = await reader.nftWorksById(prizes.map(({ workId }) => workId));
  const workOf = new Map(works.map((work) => [work.workId, work]));
  const descriptions = await platform.nft.descriptions(works.map(({ contentHash }) => contentHash));
  return prizes.flatMap(({ workId, count, left }) => {
    const work = workOf.get(workId);
    const description = work && descriptions.get(work.contentHash);
    if (work === undefined || description === undefined) return [];
    const { kind, rarity } = work;
    const thumb = description.media.thumbnail;
    return { workId, ...namesOf(description, lang), kind, thumb, rarity, count, left };
  });
}
