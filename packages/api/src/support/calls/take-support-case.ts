import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { meansKey } from '../../wire/meaning.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportQueueRow } from '../support.ts';

export const takeSupportCase = defineCall({
  method: 'POST',
  path: '/operator/kefu/take',
  access: 'operator',
  roles: ['support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Take a case, or hand it to another operator. The assistant keeps out of a taken one.',
  input: wireObject({
    caseId: caseIdField,
    operator: z.optional(
      described(textUpTo(64), 'To whom; empty: back into the queue. Absent: oneself.', { [meansKey]: 'operator' }),
    ),
  }),
  output: supportQueueRow,
  rejects: ['support_case_not_found', 'operator_unknown'],
});
