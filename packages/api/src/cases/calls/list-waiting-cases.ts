import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { everyRole } from '../../operators/people.ts';
import { countNumber, flag, limitUpTo, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { caseKinds, waitingCase } from '../cases.ts';

const cursor = z.optional(described(textUpTo(120, 3), '`next` of the page before, or `0`, kind and id of a case.'));

export const listWaitingCases = defineCall({
  method: 'GET',
  path: '/operator/cases',
  access: 'operator',
  roles: everyRole,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Everything that waits for a person, as far as the caller may look at it, by the time at which it is due.',
  input: wireObject({
    kind: z.optional(described(wordOf(caseKinds), 'These only.')),
    isMine: named('mine', z.optional(described(flag, 'Those only that the caller has taken.'))),
    after: cursor,
    limit: z._default(limitUpTo(200), 100),
  }),
  output: wireObject({
    data: z.array(waitingCase),
    counts: described(
      z.array(wireObject({ kind: wordOf(caseKinds), count: countNumber })),
      'All that wait, by kind; a kind of which none waits is left out.',
    ),
    before: described(countNumber, 'The number of rows before these.'),
    total: described(countNumber, 'Of the kind that was asked for, or of all.'),
    next: z.optional(described(z.string(), 'The `after` of the next page; absent: this is the last one.')),
    of: z.optional(described(waitingCase, 'The case that `after` names, while it waits.')),
  }),
  rejects: [],
});
