import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, textUpTo, timeMs } from '../../wire/fields.ts';
import { changeCodesOf } from '../../operators/operator.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * A rate of listed fiat is the one it is converted at, once two operators agree; that of another currency is only
 * shown.
 */
export const setFiatRate = defineCall({
  method: 'POST',
  path: '/operator/fiat_rates',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set how many units of a currency one USDT is, with the source and the time of it.',
  input: wireObject({
    currencyCode: named('currency_code', textUpTo(3, 3)),
    rate: described(amountText, 'Units of this currency per USDT.'),
    source: described(textUpTo(64, 2), 'Who says so: users see it.'),
    asOfMs: named('as_of', z.optional(described(timeMs, 'When it was so, at most 72 hours ago; absent: now.'))),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({
    sequence: z.optional(described(countNumber, 'Journal sequence of the command; absent when it is only shown.')),
    proposalId: z.optional(described(idNumber, 'It waits for another operator. Absent: it is shown from now on.')),
  }),
  rejects: changeCodesOf('convert.set_fiat_terms'),
});
