import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcSideWire, otcTermsInput } from '../otc.ts';

export const saveOtcAd = defineCall({
  method: 'POST',
  path: '/otc/ad/save',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'OTC',
  summary: 'Open an ad, or set new terms for later orders on one of mine. An ad to sell sets aside what it offers.',
  input: wireObject({
    adId: named('id', z.optional(described(idNumber, 'Absent: a new one.'))),
    side: described(otcSideWire, 'Of a new one; later it stays.'),
    assetId: named('currency_id', idNumber),
    fiatAssetId: named('fiat_id', idNumber),
    ...otcTermsInput,
    quantity: named(
      'amount',
      z.optional(described(amountText, 'On offer from now on. Absent in an edit: what is left stays.')),
    ),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ adId: named('id', idNumber) }),
  rejects: [
    ...new Set([
      ...codesOf('otc.open_ad'),
      ...codesOf('otc.edit_ad'),
      'request_id_reused',
      'otc_details_missing',
    ] as const),
  ],
});
