import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { dualPurchaseRow, dualStatuses } from '../dual.ts';

export const listDualPurchases = defineCall({
  method: 'POST',
  path: '/dual/dual_list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Dual investment',
  summary: 'My dual investments, newest first: of one state, running, settled, or all.',
  input: wireObject({
    status: z.optional(
      described(
        wordOf(['running', 'settled', ...dualStatuses]),
        'Running: purchased or settling; settled: success or fail, which was given back. Absent: all.',
      ),
    ),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(dualPurchaseRow),
  rejects: [],
});
