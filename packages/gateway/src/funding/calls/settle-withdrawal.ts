import { settleWithdrawal } from '@candor/api';
import type { WithdrawalId } from '@candor/exchange';
import { transactionOf } from '../rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(settleWithdrawal, (deps, { withdrawalId, status, transaction }, { operator }) =>
  submitOperator(deps, {
    type: 'funding.report_withdrawal',
    withdrawalId: withdrawalId as WithdrawalId,
    operator: operator.name,
    status,
    ...(transaction === undefined ? {} : { transaction: transactionOf(transaction) }),
  }),
);
