import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { loanEventRow } from '../loans.ts';

export const listLoanHistory = defineCall({
  method: 'GET',
  path: '/loan/history',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Loans',
  summary: 'Every step of my loans, newest first: payments, collateral, alerts, sales.',
  input: wireObject({
    loanId: named('id', z.optional(described(idNumber, 'Of one loan; absent: of all.'))),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(loanEventRow),
  rejects: [],
});
