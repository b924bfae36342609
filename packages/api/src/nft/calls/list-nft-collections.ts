import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { nftCollectionRow } from '../nft.ts';

export const listNftCollections = defineCall({
  method: 'GET',
  path: '/bind_box/collections',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'NFT',
  summary: 'Collections of works.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(nftCollectionRow),
  rejects: [],
});
