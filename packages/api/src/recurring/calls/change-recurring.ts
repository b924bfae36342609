import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { recurringIntervalWire } from '../recurring.ts';

export const changeRecurring = defineCall({
  method: 'POST',
  path: '/recurring/change',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Convert',
  summary: 'Change the amount of a plan and how often it buys. Times are still counted from its first one.',
  input: wireObject({
    planId: named('id', idNumber),
    amount: named('number', described(amountText, 'Paid each time from now on.')),
    every: recurringIntervalWire,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ nextAtMs: named('next_time', timeMs) }),
  rejects: [...codesOf('recurring.change'), 'request_id_reused'],
});
