import { confirmProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(confirmProposal, async (deps, { proposalId, note }, { operator }) => {
  const open = await deps.exchange.query('proposals');
  const change = open.find((proposal) => proposal.proposalId === proposalId)?.change.type;
  // Roles are for admins to give, the second of the two included.
  if (change === 'operators.set_role' && operator.role !== 'admin') return reject('not_permitted');
  const confirmed = await answeredOperator(deps, {
    type: 'proposals.confirm',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  });
  if (!confirmed.ok) return confirmed;
  await deps.platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'confirmed', text: note });
  const { sequence, result } = confirmed.value;
  return done({ sequence, takesEffectAtMs: result.takesEffectAtMs });
});
