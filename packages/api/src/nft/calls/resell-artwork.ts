import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftModeWire } from '../nft.ts';

export const resellArtwork = defineCall({
  method: 'POST',
  path: '/bind_box/resellNFT',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Put a work of mine on sale. It cannot be taken back.',
  input: wireObject({
    code: nftCode,
    mode: nftModeWire,
    assetId: named('currency_id', idNumber),
    price: amountText,
    raise: z._default(described(amountText, 'The least raise of an auction; "0" with a fixed price.'), '0'),
    reserve: z.optional(described(amountText, 'Of an auction: below it the work stays mine. Nobody else sees it.')),
    startsAtMs: named('start', described(timeMs, 'Now, if it has passed.')),
    endsAtMs: named('end', timeMs),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ saleId: named('id', idNumber), deposit: named('margin', amountText) }),
  rejects: [...codesOf('nft.list'), 'request_id_reused'],
});
