import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { recurringRunRow } from '../recurring.ts';

export const listRecurringRuns = defineCall({
  method: 'GET',
  path: '/recurring/runs',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Convert',
  summary: 'The times of one of my plans, newest first: what each bought, or why it did not.',
  input: wireObject({ planId: named('id', idNumber), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(recurringRunRow),
  rejects: [],
});
