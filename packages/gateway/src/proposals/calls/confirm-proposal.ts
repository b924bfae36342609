import { confirmProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(confirmProposal, async (deps, { proposalId }, { operator }) => {
  const confirmed = await answeredOperator(deps, {
    type: 'proposals.confirm',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  });
  if (!confirmed.ok) return confirmed;
  const { sequence, result } = confirmed.value;
  return done({ sequence, takesEffectAtMs: result.takesEffectAtMs });
});
