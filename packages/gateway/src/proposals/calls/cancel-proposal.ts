import { cancelProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { tellOwners } from '../../ledger/corrections.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(cancelProposal, async (deps, { proposalId, note }, { operator }) => {
  const open = await deps.exchange.query('proposals');
  const cancelled = await submitOperator(deps, {
    type: 'proposals.cancel',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  });
  if (cancelled.ok) {
    tellOwners(operator, open.find((proposal) => proposal.proposalId === proposalId)?.change);
    await deps.platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'refused', text: note });
  }
  return cancelled;
});
