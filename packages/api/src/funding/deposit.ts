import * as z from 'zod/mini';
import { amountText, countNumber, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { depositLogStatusWire } from './words.ts';

/** A payment on a chain, or a user's notice that they have paid. */
export const depositRow = wireObject({
  depositId: named('id', described(z.string(), '"d12" a payment, "c3" a notice.')),
  kind: wordOf(['payment', 'claim']),
  railId: idNumber,
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  network: named('sub_name', z.string()),
  amount: described(amountText, 'As paid, or as the user said.'),
  credited: z.optional(described(amountText, 'What came into the account, once it did.')),
  status: described(
    depositLogStatusWire,
    'claimed: waits for an operator. kept: confirmed, below the minimum. dropped: its block was replaced.',
  ),
  confirmations: z.optional(described(countNumber, 'At the time of the answer; `funding` tells new heads.')),
  needed: z.optional(described(countNumber, 'Confirmations until it is credited.')),
  height: z.optional(described(countNumber, 'Its block.')),
  transaction: named('hash', z.optional(z.string())),
  explorerUrl: z.optional(z.string()),
  atMs: named('create_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type DepositRow = z.output<typeof depositRow>;
