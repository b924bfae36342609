import { reviewWithdrawal } from '@candor/api';
import type { WithdrawalId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(reviewWithdrawal, async (deps, { withdrawalId, refusal }, { operator }) => {
  const reviewed = await answeredOperator(deps, {
    type: 'funding.review_withdrawal',
    withdrawalId: withdrawalId as WithdrawalId,
    operator: operator.name,
    ...(refusal === undefined ? {} : { refusal }),
  });
  return reviewed.ok ? done({ needsSecond: reviewed.value.result.needsSecond === 'yes' }) : reviewed;
});
