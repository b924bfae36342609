import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { hashText, idNumber, ppmNumber, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const renewLoan = defineCall({
  method: 'POST',
  path: '/loan/renew',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Loans',
  summary: 'Fix the interest of a loan for a term that begins with the next hour.',
  input: wireObject({
    loanId: named('id', idNumber),
    days: idNumber,
    termsHash: described(hashText, 'Of the terms that the user saw: under others it is refused.'),
    interest: named('year_rate_ppm', described(ppmNumber, 'That the user saw: at another it is refused.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ loanId: named('id', idNumber), endsAtMs: named('expire_time', timeMs) }),
  rejects: [...codesOf('loans.renew'), 'request_id_reused'],
});
