import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { rebateMonthRow } from '../invitations.ts';

export const listRebateMonths = defineCall({
  method: 'GET',
  path: '/invite/months',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Invitations',
  summary: 'What came to me by month and asset, newest first.',
  input: wireObject({}),
  output: listOf(rebateMonthRow),
  rejects: [],
});
