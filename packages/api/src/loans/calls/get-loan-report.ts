import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { liquidationReportRow, loanRow } from '../loans.ts';

export const getLoanReport = defineCall({
  method: 'GET',
  path: '/loan/report',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Loans',
  summary: 'The liquidations of a loan: every sale with its index, its price and what it paid.',
  input: wireObject({ loanId: named('id', idNumber) }),
  output: wireObject({ loan: loanRow, liquidations: z.array(liquidationReportRow) }),
  rejects: ['loan_not_found'],
});
