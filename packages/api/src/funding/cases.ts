import * as z from 'zod/mini';
import { accountNumber, amountText, flag, idNumber, numberOf, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { withdrawalReasonWire, withdrawalStatusWire } from './words.ts';

/** An open notice of a payment, as an operator decides on it. */
export const claimCase = wireObject({
  claimId: idNumber,
  accountId: accountNumber,
  railId: numberOf('rail'),
  code: named('currency_name', z.string()),
  network: named('sub_name', z.string()),
  amount: described(amountText, 'As the user says.'),
  payer: named('account', described(z.string(), 'Paid from, as the user says.')),
  claimedAtMs: named('create_time', timeMs),
  proposedBy: z.optional(described(z.string(), 'The first of two operators.')),
  proposedCredit: z.optional(amountText),
  alike: described(
    z.array(
      wireObject({
        claimId: idNumber,
        accountId: accountNumber,
        decidedAtMs: named('decided', z.optional(timeMs)),
        isCredited: named('credited', flag),
      }),
    ),
    'Notices of the same way and amount, open or decided in the last 24 hours: perhaps of the same payment.',
  ),
});

/** A withdrawal on its way, as an operator reviews and pays it. */
export const withdrawalCase = wireObject({
  withdrawalId: idNumber,
  accountId: accountNumber,
  railId: numberOf('rail'),
  code: named('currency_name', z.string()),
  network: named('sub_name', z.string()),
  amount: amountText,
  fee: amountText,
  receives: amountText,
  value: described(amountText, "Against the limits, in the limit's asset."),
  valueCode: z.string(),
  status: withdrawalStatusWire,
  reason: z.optional(withdrawalReasonWire),
  untilMs: named('until', z.optional(timeMs)),
  place: described(
    z.array(wireObject({ name: z.string(), value: z.string() })),
    'Where it goes: the address with its network, or the fields of the card. Empty when it is known no more.',
  ),
  operators: described(z.array(z.string()), 'Who approved so far.'),
  transaction: named('hash', z.optional(z.string())),
  requestedAtMs: named('create_time', timeMs),
});
export type WithdrawalCase = z.output<typeof withdrawalCase>;
