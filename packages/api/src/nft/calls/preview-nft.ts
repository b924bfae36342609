import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftModeWire } from '../nft.ts';

const nftPreviewActs = ['buy', 'bid', 'pay', 'resell'] as const;

export const previewNft = defineCall({
  method: 'GET',
  path: '/bind_box/preview',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'NFT',
  summary: 'What an act would cost or bring now, by the rules that the act itself follows.',
  input: wireObject({
    act: wordOf(nftPreviewActs),
    code: nftCode,
    price: z.optional(described(amountText, 'Of a bid or a sale of mine.')),
    count: named('num', z._default(described(idNumber, 'Of boxes.'), 1)),
    assetId: named('currency_id', z.optional(described(idNumber, 'Of a sale of mine.'))),
    mode: z.optional(described(nftModeWire, 'Of a sale of mine.')),
  }),
  output: wireObject({
    assetId: named('currency_id', idNumber),
    code: named('currency_name', z.string()),
    scale: countNumber,
    available: described(amountText, 'That I have to spend.'),
    pays: described(amountText, 'From my balance, now.'),
    deposit: named('margin', z.optional(described(amountText, 'Set aside now, or set aside already.'))),
    dueLater: named('due_later', z.optional(described(amountText, 'To be paid within the time, if I win.'))),
    fee: z.optional(described(amountText, 'For the house, of what I sell.')),
    royalty: z.optional(amountText),
    proceeds: z.optional(described(amountText, 'For me, of what I sell.')),
    nextBid: named('next_price', z.optional(amountText)),
    endsAtMs: named('end_time', z.optional(described(timeMs, 'Where a bid now would leave the end.'))),
    isEnough: named('enough', described(flag, 'My balance covers it.')),
  }),
  rejects: [
    'nft_not_found',
    'nft_not_on_sale',
    'nft_mode_wrong',
    'nft_order_not_found',
    'nft_not_yours',
    'nft_price_wrong',
    'nft_bid_too_low',
    'asset_not_found',
    'amount_invalid',
  ],
});
