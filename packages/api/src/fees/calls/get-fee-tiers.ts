import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, ppmNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getFeeTiers = defineCall({
  method: 'GET',
  path: '/coin/fee_tiers',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Spot',
  summary: 'The fees of spot orders by trading, and the tier of the user who asks.',
  input: wireObject({}),
  output: wireObject({
    code: described(z.string(), 'The unit of volumes.'),
    days: described(z.number(), 'Whole UTC days before today whose trading counts.'),
    /** Of the pairs that have no fees of their own. */
    makerFee: described(amountText, 'Percent that most pairs charge before tiers: "0.1".'),
    takerFee: described(amountText, 'Percent that most pairs charge before tiers: "0.1".'),
    tiers: described(
      z.array(
        wireObject({
          volumeFrom: amountText,
          makerShare: named('maker_share_ppm', described(ppmNumber, "Of a pair's maker fee.")),
          takerShare: named('taker_share_ppm', described(ppmNumber, "Of a pair's taker fee.")),
        }),
      ),
      'By volume, from 0 on; empty: everybody pays the fees of the pairs.',
    ),
    own: z.optional(
      described(
        wireObject({
          volume: amountText,
          tier: described(z.number(), 'Place in the list, from 0 on.'),
          changesAtMs: described(z.number(), 'The next midnight, UTC: until then the tier stays.'),
        }),
        'Of a signed-in user.',
      ),
    ),
  }),
  rejects: [],
});
export type FeeTiers = z.output<typeof getFeeTiers.output>;
