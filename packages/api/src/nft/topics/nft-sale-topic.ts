import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { nftBidRow, nftSaleEndWire, nftSaleRow } from '../nft.ts';

const state = {
  sequence: countNumber,
  sale: z.optional(nftSaleRow),
  end: z.optional(nftSaleEndWire),
};

export const nftSaleTopic = defineTopic({
  name: 'nft_sale',
  key: ['code'],
  access: 'visitor',
  summary: 'The sale of a work: its highest bid and its end as they change, and how it ended.',
  snapshot: wireObject({ ...state, bids: z.array(nftBidRow) }),
  update: wireObject({ ...state, bids: z.array(nftBidRow) }),
});
