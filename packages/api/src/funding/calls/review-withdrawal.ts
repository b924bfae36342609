import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, textUpTo } from '../../wire/fields.ts';
import { withdrawalReasonWire } from '../words.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const reviewWithdrawal = defineCall({
  method: 'POST',
  path: '/operator/withdrawals/review',
  access: 'operator',
  roles: ['treasury'],
  tells: 'withdrawal',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Approve a withdrawal, or refuse it for a reason. Above the limit two operators have to approve.',
  input: wireObject({
    withdrawalId: idNumber,
    refusal: z.optional(described(withdrawalReasonWire, 'Absent: approved.')),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ needsSecond: described(flag, 'A second operator has to approve too.') }),
  rejects: codesOf('funding.review_withdrawal'),
});
