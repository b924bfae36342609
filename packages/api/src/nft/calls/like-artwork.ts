import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const likeArtwork = defineCall({
  method: 'POST',
  path: '/bind_box/collect',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'NFT',
  summary: 'Put a work or a series among my favourites, or take it off again.',
  input: wireObject({ code: nftCode }),
  output: wireObject({ isLiked: named('is_collect', flag), likes: countNumber }),
  rejects: ['nft_not_found'],
});
