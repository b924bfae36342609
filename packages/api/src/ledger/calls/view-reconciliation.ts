import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { outsideRow, reconciledRail } from '../reconciliation.ts';

export const viewReconciliation = defineCall({
  method: 'GET',
  path: '/operator/reconciliation',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  weight: 10,
  group: 'Ledger',
  summary: 'What each rail holds by its own record, against the ledger, with what is under way and what is left.',
  input: wireObject({}),
  output: wireObject({
    sequence: described(countNumber, 'The command up to which the ledger was read.'),
    rails: z.array(reconciledRail),
    outside: z.array(outsideRow),
  }),
  rejects: [],
});
