import { openNftSeries } from '@candor/api';
import type { AssetId, NftWorkId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';
import { artistByUid } from '../artists.ts';
import { codeOfSeries } from '../codes.ts';
import { describedMedia, textsOf } from '../minting.ts';

export default serveOperator(openNftSeries, async (deps, input) => {
  const { platform, market } = deps;
  const artist = await artistByUid(platform, input.creatorUid);
  if (artist === undefined) return reject('nft_artist_not_found');
  const asset = market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const price = atomsFromText(input.price, asset.scale);
  if (price === undefined) return reject('nft_series_invalid');
  const media = await describedMedia(platform, input.cover);
  if (media?.kind !== 'image') return reject('nft_media_not_found');
  const prizes = input.prizes.map(([workId, count]) => ({ workId: Number(workId) as NftWorkId, count: Number(count) }));
  const boxes = prizes.reduce((sum, { count }) => sum + count, 0);
  const description = await platform.nft.describe({ of: 'series', creatorUid: artist.uid, media, ...textsOf(input) });
  const commitment = await platform.boxSeeds.commitment({ contentHash: description.hash, boxes });
  const { accountMax, startsAtMs, endsAtMs } = input;
  const opened = await answeredOperator(deps, {
    type: 'nft.open_series',
    accountId: artist.accountId,
    assetId: input.assetId as AssetId,
    price,
    prizes,
    accountMax,
    startsAtMs,
    endsAtMs,
    commitment,
    contentHash: Buffer.from(description.hash, 'hex'),
  });
  if (!opened.ok) return opened;
  const { seriesId, listHash } = opened.value.result;
  return done({ code: codeOfSeries(seriesId), commitment: hex(commitment), listHash: hex(listHash) });
});
