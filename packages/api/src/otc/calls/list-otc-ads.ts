import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcAdRow, otcMethodWire, otcSideWire } from '../otc.ts';

export const listOtcAds = defineCall({
  method: 'GET',
  path: '/otc/ads',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'OTC',
  summary: 'Ads that take orders now: by fiat, coin and side, the best price first.',
  input: wireObject({
    side: z.optional(described(otcSideWire, 'What I want to do: buy, from ads that sell.')),
    assetId: named('currency_id', z.optional(idNumber)),
    fiatAssetId: named('fiat_id', z.optional(idNumber)),
    method: z.optional(otcMethodWire),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(otcAdRow),
  rejects: [],
});
