import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { artworkRow, nftBidRow } from '../nft.ts';

export const listMyBids = defineCall({
  method: 'POST',
  path: '/bind_box/getMyBindBoxQuotationLog',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'My bids, the newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(wireObject({ bid: nftBidRow, artwork: artworkRow })),
  rejects: [],
});
