import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import * as z from 'zod/mini';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { artworkRow, nftBidRow, nftSaleEndWire } from '../nft.ts';

export const listMyBids = defineCall({
  method: 'POST',
  path: '/bind_box/getMyBindBoxQuotationLog',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'My bids, the newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(
    wireObject({
      bid: nftBidRow,
      currency: named('currency_name', z.string()),
      end: z.optional(described(nftSaleEndWire, 'How the auction ended; absent while it runs.')),
      artwork: artworkRow,
    }),
  ),
  rejects: [],
});
