import { likeArtwork } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { itemOfCode, likeSubjectOf, namedBy } from '../codes.ts';

export default serveUser(likeArtwork, async ({ exchange, reader, platform }, { code }, { user }) => {
  const named = namedBy(code);
  const isThere =
    named.of === 'series'
      ? (await reader.nftSeriesById(named.seriesId)) !== undefined
      : (await itemOfCode(exchange, code)) !== undefined;
  if (!isThere) return reject('nft_not_found');
  const subject = likeSubjectOf(code);
  const isLiked = await platform.nft.toggleLike(user.userId, subject);
  return done({ isLiked, likes: (await platform.nft.likes([subject])).get(subject) ?? 0 });
});
