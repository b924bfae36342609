import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo, wordOf } from '../../wire/fields.ts';
import { meansKey } from '../../wire/meaning.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { takenKinds } from '../cases.ts';

export const takeCase = defineCall({
  method: 'POST',
  path: '/operator/cases/take',
  access: 'operator',
  roles: ['support', 'compliance', 'treasury', 'markets', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Take a case that waits, or hand it to another operator who may decide it. Others may still decide it.',
  input: wireObject({
    kind: wordOf(takenKinds),
    caseId: named('id', described(textUpTo(60, 1), 'As the queue has it.')),
    operator: z.optional(
      described(textUpTo(64), 'To whom; empty: back into the queue. Absent: oneself.', { [meansKey]: 'operator' }),
    ),
  }),
  output: wireObject({ operator: described(z.string(), 'Who has it now; empty: nobody.') }),
  rejects: ['case_not_found', 'operator_unknown', 'operator_not_of_case'],
});
