import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, requestId, timeMs } from '../../wire/fields.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** On at once; off comes into force after 24 hours and needs a step-up (action `book_only_off`, `bookOnlySubject`). */
export const setBookOnly = defineCall({
  method: 'POST',
  path: '/wallet/book_only',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  renews: 'proven',
  group: 'Funding',
  summary: 'Withdraw only to destinations that were booked 24 hours ago, or to any again.',
  input: wireObject({
    isOn: named('on', flag),
    ...stepUpFields,
    stepUpId: z.optional(described(stepUpFields.stepUpId, 'To switch it off.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    isOn: named('on', flag),
    fromMs: named('from', described(timeMs, 'When it is in force.')),
  }),
  rejects: [...codesOf('funding.set_book_only'), 'request_id_reused', ...stepUpCodes],
});
