import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, timeMs } from '../../wire/fields.ts';
import { fiatRow } from '../../content/calls/get-site-config.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The prices of assets, and the fiat rates to show them in. */
export const getRates = defineCall({
  method: 'GET',
  path: '/wallet/getRateCurrency',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Wallet',
  summary: 'USDT value of assets, and fiat rates.',
  input: wireObject({ assetId: named('id', z.optional(described(idNumber, 'This asset only.'))) }),
  output: wireObject({
    assets: z.array(
      wireObject({
        assetId: named('id', idNumber),
        code: z.string(),
        usdtPrice: z.optional(described(amountText, 'Absent where the asset has no price.')),
      }),
    ),
    fiats: named('fiat_list', z.array(fiatRow)),
    atMs: named('time', timeMs),
  }),
  rejects: ['asset_not_found'],
});
