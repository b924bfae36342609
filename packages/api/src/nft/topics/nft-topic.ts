import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber, flag } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftOrderRow, nftStanding } from '../nft.ts';

const own = {
  sequence: countNumber,
  standings: z.array(wireObject({ code: nftCode, standing: nftStanding })),
  orders: z.array(nftOrderRow),
};

export const nftTopic = defineTopic({
  name: 'nft',
  key: [],
  access: 'signed_in',
  summary: 'My part in auctions, and what I have to pay; then what has changed of either.',
  snapshot: wireObject(own),
  update: wireObject({ ...own, isChanged: named('owned_changed', flag) }),
});
