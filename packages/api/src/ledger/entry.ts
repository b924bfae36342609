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
