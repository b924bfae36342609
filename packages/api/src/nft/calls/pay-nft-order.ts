import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const payNftOrder = defineCall({
  method: 'POST',
  path: '/bind_box/payNFTOrder',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Pay the rest of a price after an auction: the work is mine then.',
  input: wireObject({ orderId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ code: nftCode }),
  rejects: [...codesOf('nft.pay'), 'request_id_reused'],
});
