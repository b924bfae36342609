import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftMoveRow } from '../nft.ts';

export const getNftHistory = defineCall({
  method: 'GET',
  path: '/bind_box/history',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'NFT',
  summary: 'Every owner that a copy of a work has had, the present one first.',
  input: wireObject({ code: nftCode, page: pageNumber, limit: pageLimit }),
  output: journalPageOf(nftMoveRow),
  rejects: ['nft_not_found'],
});
