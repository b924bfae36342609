import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypeWire, amountText, idNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * The result of a conversion. With an amount it is a quote: its id is good for 8 seconds and for one use, at exactly
 * these figures, and it replaces an open quote of the same two assets. Without an amount it has the terms only.
 */
export const quoteConversion = defineCall({
  method: 'POST',
  path: '/user/getTransferFee',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  weight: 2,
  group: 'Convert',
  summary: 'A quote for a conversion, or its terms.',
  input: wireObject({
    fromAssetId: named('from_currency_id', idNumber),
    toAssetId: named('to_currency_id', idNumber),
    amount: named('number', z.optional(amountText)),
  }),
  output: wireObject({
    fromAssetId: named('from_currency_id', idNumber),
    toAssetId: named('to_currency_id', idNumber),
    spreadPercent: named('spread', described(amountText, 'Follows how much both prices move; of a quote, its own.')),
    feePercent: named('fee_rate', amountText),
    minValue: described(amountText, 'Least value of a conversion, in USDT.'),
    maxValue: described(amountText, 'Largest value of a conversion, in USDT.'),
    dayMax: described(amountText, 'Most that may be converted of one asset in 24 hours, as a value in USDT.'),
    dayLeft: described(amountText, 'What is left of it for these two assets.'),
    fromAccountType: named(
      'from_type',
      described(accountTypeWire, 'Where it is given from: fiat from its own account.'),
    ),
    toAccountType: named('to_type', described(accountTypeWire, 'Where it is received.')),
    available: described(amountText, 'Of the asset given, in that account.'),
    midRate: z.optional(described(amountText, 'Index: `to` per one `from`.')),
    rate: z.optional(described(amountText, 'Applied: `to` per one `from`, after the spread, before the fee.')),
    /** This and the following fields only with an amount. */
    quoteId: z.optional(idNumber),
    fromAmount: named('number', z.optional(amountText)),
    toAmount: named('receive', z.optional(described(amountText, 'Received in all: after spread and fee.'))),
    fee: z.optional(described(amountText, 'In the asset received.')),
    expiresAtMs: named('expires', z.optional(timeMs)),
  }),
  rejects: codesOf('convert.quote'),
});
export type ConversionQuote = z.output<typeof quoteConversion.output>;
