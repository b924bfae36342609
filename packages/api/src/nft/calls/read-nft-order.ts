import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const readNftOrder = defineCall({
  method: 'POST',
  path: '/bind_box/readNFTOrderMessage',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'NFT',
  summary: 'Mark the message of an order as read.',
  input: wireObject({ orderId: named('id', idNumber) }),
  output: wireObject({}),
  rejects: ['nft_order_not_found'],
});
