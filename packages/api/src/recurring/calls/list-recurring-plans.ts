import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { recurringPlanRow } from '../recurring.ts';

export const listRecurringPlans = defineCall({
  method: 'GET',
  path: '/recurring/plans',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Convert',
  summary: 'My plans that buy again and again, newest first.',
  input: wireObject({
    planId: named('id', z.optional(described(idNumber, 'This one alone, if it is mine.'))),
    status: z.optional(described(wordOf(['live', 'ended']), 'Absent: all.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(recurringPlanRow),
  rejects: [],
});
