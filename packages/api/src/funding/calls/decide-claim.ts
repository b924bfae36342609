import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, idNumber, textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const decideClaim = defineCall({
  method: 'POST',
  path: '/operator/claims/decide',
  access: 'operator',
  roles: ['treasury'],
  tells: 'deposit',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Credit what came, at most what was claimed, or refuse. Above the limit two operators have to decide the same.',
  input: wireObject({
    claimId: idNumber,
    credit: z.optional(described(amountText, 'What came; absent: refused.')),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ needsSecond: described(flag, 'A second operator has to decide the same.') }),
  rejects: codesOf('funding.decide_claim'),
});
