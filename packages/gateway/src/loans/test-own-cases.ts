import { getLoanReport, listLoanHistory, moveLoanCollateral, renewLoan, repayLoan } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  ...[getLoanReport, repayLoan, moveLoanCollateral, renewLoan].map(
    (call): OwnCase => ({
      call,
      field: 'loanId',
      object: 'loanId',
      nobodys: nobodysNumber,
      ...(call === repayLoan ? { rest: { amount: '1' } } : {}),
      ...(call === moveLoanCollateral ? { rest: { way: 'add', assetId: 1, amount: '0.001' } } : {}),
      ...(call === renewLoan ? { rest: { days: 7, termsHash: '0'.repeat(64), interest: 1 } } : {}),
      refusal: 'loan_not_found',
    }),
  ),
  { call: listLoanHistory, field: 'loanId', object: 'loanId', nobodys: nobodysNumber, refusal: 'ok' },
];
