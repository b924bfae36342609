import { defineCall } from '../../wire/define-call.ts';
import { countNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { nftOrderRow } from '../nft.ts';
import * as z from 'zod/mini';

export const listNftOrders = defineCall({
  method: 'POST',
  path: '/bind_box/getNeedPayNFTOrder',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'What I have to pay after auctions, the most urgent first; then what was paid or has expired.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: z.extend(journalPageOf(nftOrderRow), { unread: countNumber, due: countNumber }),
  rejects: [],
});
