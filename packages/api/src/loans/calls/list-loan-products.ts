import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { loanProductRow } from '../loans.ts';

export const listLoanProducts = defineCall({
  method: 'GET',
  path: '/loan/config',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Loans',
  summary: 'What can be borrowed, against what, at what interest and on which levels.',
  input: wireObject({}),
  output: listOf(loanProductRow),
  rejects: [],
});
