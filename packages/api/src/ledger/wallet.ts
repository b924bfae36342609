import * as z from 'zod/mini';
import { accountTypeWire, amountText, idNumber, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** One asset of one account. */
export const balanceRow = wireObject({
  accountType: named('type', accountTypeWire),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  available: amountText,
  frozen: amountText,
  equivalent: described(amountText, 'Both together in USDT, rounded down; "0" where the asset has no price.'),
});
export type BalanceRow = z.output<typeof balanceRow>;

/** A transfer between two of the user's own accounts. */
export const transferRow = wireObject({
  transferId: named('id', idNumber),
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  amount: named('number', amountText),
  from: named('from_field', accountTypeWire),
  to: named('to_field', accountTypeWire),
  atMs: named('time', timeMs),
});
export type TransferRow = z.output<typeof transferRow>;

/** A conversion of one asset into another. */
export const conversionRow = wireObject({
  conversionId: named('id', idNumber),
  fromAssetId: named('from_currency_id', idNumber),
  fromCode: z.string(),
  toAssetId: named('to_currency_id', idNumber),
  toCode: z.string(),
  fromAmount: named('number', amountText),
  toAmount: named('receive', amountText),
  fee: described(amountText, 'In the asset received, already taken out of what was received.'),
  rate: described(amountText, 'Applied: `to` per one `from`, after the spread, before the fee.'),
  midRate: described(amountText, 'Index at the time of the quote: `to` per one `from`.'),
  atMs: named('time', timeMs),
  planId: z.optional(described(idNumber, 'The plan of recurring buys that made it; absent where I did.')),
});
export type ConversionRow = z.output<typeof conversionRow>;
