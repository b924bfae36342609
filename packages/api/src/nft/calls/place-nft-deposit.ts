import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const placeNftDeposit = defineCall({
  method: 'POST',
  path: '/bind_box/marginNFT',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Set the deposit of an auction aside, before my first bid. It comes back when the auction ends.',
  input: wireObject({ code: nftCode, requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ deposit: named('margin', amountText) }),
  rejects: [...codesOf('nft.place_deposit'), 'request_id_reused', 'nft_not_found'],
});
