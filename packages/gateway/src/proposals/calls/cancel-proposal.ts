import { cancelProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(cancelProposal, async (deps, { proposalId, note }, { operator }) => {
  const cancelled = await submitOperator(deps, {
    type: 'proposals.cancel',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  });
  if (cancelled.ok) {
    await deps.platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'refused', text: note });
  }
  return cancelled;
});
