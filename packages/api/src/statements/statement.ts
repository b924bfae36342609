import { entryKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  anyAccountTypeWire,
  countNumber,
  idNumber,
  signedAmountText,
  timeMs,
  timeSecondsOrMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The subject of a statement: an account or all of them, optionally one asset, and half-open times. */
export const statementInput = {
  accountType: named('type', z._default(described(anyAccountTypeWire, '0: all accounts together.'), 'spot')),
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

/** Proceeds, cost and profit of an asset that was given for others, in USDT. */
const realisedRow = wireObject({
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  proceeds: described(amountText, 'At the prices of the moment, fees taken off.'),
  cost: described(amountText, 'By the average of everything that came in, fees included.'),
  profit: signedAmountText,
  unknown: described(amountText, 'Of the asset: given without a price or a known cost, and in none of the three.'),
});

export const statementRow = wireObject({
  accountType: named('type', anyAccountTypeWire),
  fromMs: named('from', timeMs),
  toMs: named('to', timeMs),
  assets: z.array(statementAssetRow),
  realised: described(
    z.array(realisedRow),
    'Of all accounts together: profits of what was sold or converted, by whole quarter hours; empty of a single account.',
  ),
});
export type StatementRow = z.output<typeof statementRow>;
