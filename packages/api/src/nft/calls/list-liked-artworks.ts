import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { artworkRow } from '../nft.ts';

export const listLikedArtworks = defineCall({
  method: 'GET',
  path: '/bind_box/getCollection',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'My favourites, the newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(artworkRow),
  rejects: [],
});
