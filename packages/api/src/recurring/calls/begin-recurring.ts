import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { recurringIntervalWire } from '../recurring.ts';

/** Each time is a conversion at the price, the spread, the fee and the limits of its moment. */
export const beginRecurring = defineCall({
  method: 'POST',
  path: '/recurring/begin',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Convert',
  summary: 'Begin a plan that buys again and again.',
  input: wireObject({
    fromAssetId: named('from_currency_id', described(idNumber, 'Paid.')),
    toAssetId: named('to_currency_id', described(idNumber, 'Bought.')),
    amount: named('number', described(amountText, 'Paid each time.')),
    every: recurringIntervalWire,
    firstAtMs: named('first_time', z.optional(described(timeMs, 'Within 366 days; absent: at once.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ planId: named('id', idNumber), nextAtMs: named('next_time', timeMs) }),
  rejects: [...codesOf('recurring.begin'), 'request_id_reused'],
});
