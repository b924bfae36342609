import { settleWithdrawal } from '@candor/api';
import { aboutWithdrawal } from '../about-withdrawal.ts';
import { transactionOf } from '../rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(settleWithdrawal, async (deps, { withdrawalId, status, transaction }, { operator }) =>
  submitOperator(deps, {
    type: 'funding.report_withdrawal',
    withdrawalId: await aboutWithdrawal(deps, operator, withdrawalId),
    operator: operator.name,
    status,
    ...(transaction === undefined ? {} : { transaction: transactionOf(transaction) }),
  }),
);
