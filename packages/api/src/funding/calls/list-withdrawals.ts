import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { withdrawalRow } from '../withdrawal.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/user/withdraw/list',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My withdrawals with all their states, newest first.',
  input: wireObject({
    withdrawalId: named('id', z.optional(described(idNumber, 'This one alone, if it is mine.'))),
    assetId: named('currency', z.optional(idNumber)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(withdrawalRow),
  rejects: [],
});
