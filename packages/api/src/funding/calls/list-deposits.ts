import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { depositRow } from '../deposit.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const listDeposits = defineCall({
  method: 'GET',
  path: '/recharge/log',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My deposits: payments on chains and notices to operators, newest first.',
  input: wireObject({ assetId: named('currency', z.optional(idNumber)), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(depositRow),
  rejects: [],
});
