import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcAdRow, otcMethodWire, otcSideWire } from '../otc.ts';

export const listOtcAds = defineCall({
  method: 'GET',
  path: '/otc/ads',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'OTC',
  summary: 'Ads that take orders now, the best price first; or all of my own.',
  input: wireObject({
    side: z.optional(described(otcSideWire, 'What I want to do: buy, from ads that sell.')),
    assetId: named('currency_id', z.optional(idNumber)),
    fiatAssetId: named('fiat_id', z.optional(idNumber)),
    method: z.optional(otcMethodWire),
    isMine: named('mine', z._default(described(flag, 'My own, in every state.'), false)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(otcAdRow),
  rejects: [],
});
