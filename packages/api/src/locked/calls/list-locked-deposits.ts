import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { lockedDepositRow } from '../locked.ts';

export const listLockedDeposits = defineCall({
  method: 'GET',
  path: '/lh/deposit/order',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Locked mining',
  summary: 'My deposits, newest first: running, ended, or all.',
  input: wireObject({
    status: z.optional(described(wordOf(['running', 'ended']), 'Absent: all.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(lockedDepositRow),
  rejects: [],
});
