import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../fields.ts';
import { withdrawalCase } from '../../shapes/funding-cases.ts';
import { withdrawalStatusWire } from '../../shapes/funding-words.ts';
import { described, wireObject } from '../../wire.ts';

export const listWithdrawalCases = defineCall({
  method: 'GET',
  path: '/operator/withdrawals',
  access: 'operator',
  roles: ['cashier', 'risk'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Withdrawals that have not ended, oldest first, with the place they go to.',
  input: wireObject({
    status: z.optional(described(withdrawalStatusWire, 'These only.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(withdrawalCase),
  rejects: [],
});
