import * as z from 'zod/mini';
import { amountText, flag, idNumber, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { withdrawalReasonWire, withdrawalStatusWire } from './words.ts';

/** One step of a withdrawal. */
const withdrawalStep = wireObject({
  status: withdrawalStatusWire,
  reason: z.optional(withdrawalReasonWire),
  untilMs: named('until', z.optional(described(timeMs, 'When it goes on by itself.'))),
  atMs: named('time', timeMs),
});

export const withdrawalRow = wireObject({
  withdrawalId: named('id', idNumber),
  railId: idNumber,
  assetId: named('currency', idNumber),
  code: named('currency_name', z.string()),
  network: named('sub_name', z.string()),
  amount: named('number', described(amountText, 'What left the account, fee included.')),
  fee: amountText,
  receives: named('real_number', described(amountText, 'What arrives.')),
  destinationId: named('address_id', z.optional(described(idNumber, 'Absent when it was deleted since.'))),
  label: named('address_name', described(z.string(), 'As it was saved.')),
  place: named('address', described(z.string(), 'The address, or the masked card.')),
  status: withdrawalStatusWire,
  reason: z.optional(withdrawalReasonWire),
  untilMs: named('until', z.optional(described(timeMs, 'When it goes on by itself, while it waits.'))),
  undoUntilMs: timeMs,
  isCancellable: named('cancellable', flag),
  transaction: named('hash', z.optional(z.string())),
  explorerUrl: z.optional(z.string()),
  requestedAtMs: named('create_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
  steps: named('timeline', described(z.array(withdrawalStep), 'Oldest first.')),
});
export type WithdrawalRow = z.output<typeof withdrawalRow>;
