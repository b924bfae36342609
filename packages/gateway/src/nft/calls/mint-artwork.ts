import { mintArtwork } from '@candor/api';
import { done, minuteMs, reject } from '@candor/kernel';
import { nftPaymentMs } from '@candor/exchange/rules';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';
import { artistByUid } from '../artists.ts';
import { codeOfItem } from '../codes.ts';
import { describedMedia, textsOf } from '../minting.ts';

/** Keeps the description first: what a work binds is never missing. */
export default serveOperator(mintArtwork, async (deps, input) => {
  const { platform } = deps;
  const artist = await artistByUid(platform, input.creatorUid);
  if (artist === undefined) return reject('nft_artist_not_found');
  const { collectionId, paymentMinutes } = input;
  if (collectionId !== undefined) {
    const collection = await platform.nft.collection(collectionId);
    if (collection?.creatorId !== artist.accountId) return reject('nft_collection_not_found');
  }
  const media = await describedMedia(platform, input.media);
  if (media === undefined) return reject('nft_media_not_found');
  const description = await platform.nft.describe(
    { of: 'work', creatorUid: artist.uid, media, ...textsOf(input) },
    collectionId,
  );
  const minted = await answeredOperator(deps, {
    type: 'nft.mint',
    accountId: artist.accountId,
    kind: media.kind,
    rarity: input.rarity,
    royalty: input.royalty,
    editions: input.editions,
    contentHash: Buffer.from(description.hash, 'hex'),
    paymentMs: paymentMinutes === undefined ? nftPaymentMs : paymentMinutes * minuteMs,
  });
  if (!minted.ok) return minted;
  const { workId, itemId } = minted.value.result;
  return done({ workId, code: codeOfItem({ workId, firstItemId: itemId }, itemId) });
});
