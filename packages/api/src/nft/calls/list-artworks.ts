import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import {
  amountText,
  idNumber,
  journalPageOf,
  pageLimit,
  pageNumber,
  textUpTo,
  uidNumber,
  wordOf,
} from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { artworkRow, nftListKindWire, nftModeWire, nftRarityWire } from '../nft.ts';

export const artworkSorts = ['newest', 'ending', 'price_up', 'price_down', 'likes'] as const;

export const listArtworks = defineCall({
  method: 'GET',
  path: '/bind_box/getBoxList',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'NFT',
  summary: 'Works and blind boxes, by what they are and how they are sold.',
  input: wireObject({
    kind: named('type', z.optional(nftListKindWire)),
    mode: z.optional(described(nftModeWire, 'On sale in this way; absent: whether on sale or not.')),
    rarity: z.optional(nftRarityWire),
    creatorUid: named('uid', z.optional(uidNumber)),
    collectionId: named('collection_id', z.optional(idNumber)),
    assetId: named('currency_id', z.optional(idNumber)),
    priceMin: named('price_min', z.optional(described(amountText, 'In that currency, which has to be given.'))),
    priceMax: named('price_max', z.optional(amountText)),
    search: z.optional(described(textUpTo(60), 'In names of works, artists and collections.')),
    sort: z.optional(wordOf(artworkSorts)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(artworkRow),
  rejects: ['asset_not_found'],
});
