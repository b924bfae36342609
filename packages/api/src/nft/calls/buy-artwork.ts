import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const buyArtwork = defineCall({
  method: 'POST',
  path: '/bind_box/buyNFT',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Buy a work at its fixed price, or boxes of a series: at the price that I saw.',
  input: wireObject({
    code: described(nftCode, 'Of a work or a series.'),
    assetId: named('currency_id', idNumber),
    price: described(amountText, 'That was shown, of one: another is refused.'),
    count: named('num', z._default(described(idNumber, 'Of boxes.'), 1)),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ codes: described(z.array(nftCode), 'What is mine now.') }),
  rejects: [
    ...new Set([...codesOf('nft.buy'), ...codesOf('nft.buy_boxes'), 'request_id_reused', 'nft_not_found'] as const),
  ],
});
