import { entryKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  accountTypeWire,
  amountText,
  countNumber,
  idNumber,
  signedAmountText,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
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
});
export type ConversionRow = z.output<typeof conversionRow>;

/** A line of a statement: the change of one balance, and the balance after it. */
export const entryRow = wireObject({
  entryId: named('id', described(z.string(), 'Its place in the journal: sequence, event and line.')),
  kind: wordOf(entryKinds),
  accountType: named('type', accountTypeWire),
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  availableChange: named('change', signedAmountText),
  frozenChange: signedAmountText,
  availableAfter: named('balance', amountText),
  frozenAfter: named('frozen', amountText),
  reference: described(countNumber, 'Number of the order, trade or quote it belongs to; 0 when there is none.'),
  sequence: described(countNumber, 'Journal sequence of the command that caused it.'),
  atMs: named('time', timeMs),
});
export type EntryRow = z.output<typeof entryRow>;
