import { getArtist } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { textIn } from '@candor/platform';
import { serve } from '../../serving/serve.ts';
import { artistRows, collectionRows } from '../artist-rows.ts';
import { artistByUid } from '../artists.ts';

export default serve(getArtist, async (deps, { uid }, { lang }) => {
  const { platform, reader } = deps;
  const artist = await artistByUid(platform, uid);
  if (artist === undefined) return reject('nft_artist_not_found');
  const { accountId: creatorId } = artist;
  const [about, { rows }, collections] = await Promise.all([
    platform.nft.artists([creatorId]),
    reader.nftArtists({ creatorIds: [creatorId], page: 1, limit: 1 }),
    platform.nft.collections(creatorId),
  ]);
  const [record = { creatorId, works: 0, onSale: 0, owners: 0, coverIds: [] }] = rows;
  const [[row], shown] = await Promise.all([artistRows(deps, [record]), collectionRows(deps, collections, lang)]);
  return done({
    artist: present(row, 'one is shown for each'),
    biography: textIn(about.get(creatorId)?.biographies ?? {}, lang),
    collections: shown,
  });
});
