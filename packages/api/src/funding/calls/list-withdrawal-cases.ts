import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf, onlyThis } from '../../wire/fields.ts';
import { withdrawalCase } from '../cases.ts';
import { withdrawalStatusWire } from '../words.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const listWithdrawalCases = defineCall({
  method: 'GET',
  path: '/operator/withdrawals',
  access: 'operator',
  roles: ['treasury', 'markets'],
  tells: 'withdrawal',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Withdrawals that have not ended, oldest first, with the place they go to.',
  input: wireObject({
    withdrawalId: onlyThis,
    status: z.optional(described(withdrawalStatusWire, 'These only.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(withdrawalCase),
  rejects: [],
});
