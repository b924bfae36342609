import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { nftBidRow, nftCode } from '../nft.ts';

export const listArtworkBids = defineCall({
  method: 'POST',
  path: '/bind_box/getBindBoxQuotationLog',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'NFT',
  summary: 'The bids of the present or last auction of a work, the newest first.',
  input: wireObject({ code: nftCode, page: pageNumber, limit: pageLimit }),
  output: journalPageOf(nftBidRow),
  rejects: ['nft_not_found'],
});
