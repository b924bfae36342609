import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** By the planner that buys, at this moment's prices: an estimate, because each time has its own. */
export const previewRecurring = defineCall({
  method: 'POST',
  path: '/recurring/preview',
  access: 'signed_in',
  effect: 'reads',
  rate: 'order',
  group: 'Convert',
  summary: 'What an amount would buy now.',
  input: wireObject({
    fromAssetId: named('from_currency_id', described(idNumber, 'Paid.')),
    toAssetId: named('to_currency_id', described(idNumber, 'Bought.')),
    amount: named('number', amountText),
  }),
  output: wireObject({
    rejectCode: z.optional(described(z.string(), 'Why nothing would be bought now; the funds are not asked for.')),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    toAmount: named('receive', z.optional(described(amountText, 'Received, after spread and fee.'))),
    fee: z.optional(described(amountText, 'In the asset received.')),
    feePercent: named('fee_rate', z.optional(amountText)),
    spreadPercent: named('spread', z.optional(described(amountText, 'Follows how much both prices move.'))),
    price: z.optional(described(amountText, 'Paid per one received, spread and fee included.')),
    midRate: z.optional(described(amountText, 'Index: `to` per one `from`.')),
  }),
  rejects: ['asset_not_found', 'amount_invalid', 'convert_not_offered'],
});
