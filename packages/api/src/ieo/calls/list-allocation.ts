import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, limitUpTo, pageNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { allocationRow } from '../ieo.ts';

export const listAllocation = defineCall({
  method: 'GET',
  path: '/project/allocation',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'IEO',
  summary: 'The subscriptions of a project by order number, and what each got: all that the allocation was made from.',
  input: wireObject({
    projectId: idNumber,
    after: z.optional(
      described(idNumber, 'Only order numbers above this one: pages of a long list, each as quick as the first.'),
    ),
    page: pageNumber,
    limit: z._default(described(limitUpTo(250), 'The list is hashed in pages of 250.'), 250),
  }),
  output: journalPageOf(allocationRow),
  rejects: ['project_not_found'],
});
