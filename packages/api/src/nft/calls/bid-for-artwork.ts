import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const bidForArtwork = defineCall({
  method: 'POST',
  path: '/bind_box/auctionNFT',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Bid. With a limit the exchange goes on bidding for me up to it, by as little as it takes.',
  input: wireObject({
    code: nftCode,
    price: described(amountText, 'At least the lowest next bid.'),
    limit: named('max_price', z.optional(described(amountText, 'The most that I want to bid; nobody else sees it.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    isLeading: named('leading', flag),
    current: named('current_price', amountText),
    endsAtMs: named('end_time', timeMs),
  }),
  rejects: [...codesOf('nft.bid'), 'request_id_reused', 'nft_not_found'],
});
