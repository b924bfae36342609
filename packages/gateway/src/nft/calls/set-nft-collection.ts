import { setNftCollection } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { artistByUid } from '../artists.ts';

export default serveOperator(
  setNftCollection,
  async ({ platform }, { creatorUid, lang, name, description, ...input }) => {
    const artist = await artistByUid(platform, creatorUid);
    if (artist === undefined) return reject('nft_artist_not_found');
    const texts = [{ lang, name, text: description }];
    const collectionId = await platform.nft.setCollection(artist.accountId, texts, input.collectionId);
    return collectionId === undefined ? reject('nft_collection_not_found') : done({ collectionId });
  },
);
