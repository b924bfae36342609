import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { loanRow } from '../loans.ts';

export const listLoans = defineCall({
  method: 'GET',
  path: '/loan/list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Loans',
  summary: 'My loans, newest first: running ones as they stand now, or those that have ended.',
  input: wireObject({
    status: z._default(described(wordOf(['running', 'ended']), 'Absent: running.'), 'running'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(loanRow),
  rejects: [],
});
