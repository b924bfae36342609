import { defineCall } from '../../wire/define-call.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { artworkDetail, nftCode } from '../nft.ts';

export const getArtwork = defineCall({
  method: 'GET',
  path: '/bind_box/getBoxDetail',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'NFT',
  summary: 'A copy of a work, or a series of blind boxes, in full; with a session also my part in it.',
  input: wireObject({ code: named('id', nftCode) }),
  output: artworkDetail,
  rejects: ['nft_not_found'],
});
