import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { acceptedText, fixedTermsText, loanTermsFields } from '../loans.ts';

export const setLoanTerms = defineCall({
  method: 'POST',
  path: '/operator/loan_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of a loan, for loans made afterwards; its flexible interest for all of them in 24 hours.',
  input: wireObject({
    ...loanTermsFields,
    fixed: fixedTermsText,
    collateral: acceptedText,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('loans.set_terms'), 'amount_invalid'],
});
