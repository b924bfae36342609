import { reviewWithdrawal } from '@candor/api';
import { done } from '@candor/kernel';
import { aboutWithdrawal } from '../about-withdrawal.ts';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(reviewWithdrawal, async (deps, { withdrawalId, refusal }, { operator }) => {
  const reviewed = await answeredOperator(deps, {
    type: 'funding.review_withdrawal',
    withdrawalId: await aboutWithdrawal(deps, operator, withdrawalId),
    operator: operator.name,
    ...(refusal === undefined ? {} : { refusal }),
  });
  return reviewed.ok ? done({ needsSecond: reviewed.value.result.needsSecond === 'yes' }) : reviewed;
});
