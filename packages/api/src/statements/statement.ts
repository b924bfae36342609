import { entryKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  accountTypeWire,
  amountText,
  countNumber,
  idNumber,
  signedAmountText,
  timeMs,
  timeSecondsOrMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The subject of a statement: an account, optionally one asset, and half-open times. */
export const statementInput = {
  accountType: named('type', z._default(accountTypeWire, 'spot')),
  assetId: named('currency', z.optional(idNumber)),
  fromMs: named('from', timeSecondsOrMs),
  toMs: named('to', described(timeSecondsOrMs, 'The first moment after it.')),
} as const;

/** Opening and movements are closing, to the atom. Frozen amounts belong to the balance. */
const statementAssetRow = wireObject({
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  opening: amountText,
  movements: z.array(
    wireObject({ kind: wordOf(entryKinds), amount: named('change', signedAmountText), count: countNumber }),
  ),
  closing: amountText,
});

export const statementRow = wireObject({
  accountType: named('type', accountTypeWire),
  fromMs: named('from', timeMs),
  toMs: named('to', timeMs),
  assets: z.array(statementAssetRow),
});
export type StatementRow = z.output<typeof statementRow>;
