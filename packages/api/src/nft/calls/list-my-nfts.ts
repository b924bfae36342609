import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { artworkRow, nftBoxRow, nftStanding } from '../nft.ts';

const myNftLists = ['owned', 'bidding', 'selling', 'boxes'] as const;

export const listMyNfts = defineCall({
  method: 'POST',
  path: '/bind_box/getMyNFTs',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'What I own, bid for, sell, and my blind boxes. What I have to pay comes with getNeedPayNFTOrder.',
  input: wireObject({ list: z._default(wordOf(myNftLists), 'owned'), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(
    wireObject({
      artwork: z.optional(described(artworkRow, 'Absent of a sealed box.')),
      box: z.optional(nftBoxRow),
      standing: z.optional(described(nftStanding, 'Of what I bid for.')),
    }),
  ),
  rejects: [],
});
