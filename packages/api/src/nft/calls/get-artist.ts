import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { uidNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { artistRow, nftCollectionRow } from '../nft.ts';

export const getArtist = defineCall({
  method: 'GET',
  path: '/bind_box/getArtistDetail',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'NFT',
  summary: 'An artist, with what they say of themselves and their collections. Their works come with getBoxList.',
  input: wireObject({ uid: uidNumber }),
  output: wireObject({ artist: artistRow, biography: z.string(), collections: z.array(nftCollectionRow) }),
  rejects: ['nft_artist_not_found'],
});
