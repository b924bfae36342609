import { confirmProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { ownersRefusal, tellOwners } from '../../ledger/corrections.ts';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';
import { confirmingRoles } from '../confirming-roles.ts';

export default serveOperator(confirmProposal, async (deps, { proposalId, note }, { operator }) => {
  const open = await deps.exchange.query('proposals');
  const change = open.find((proposal) => proposal.proposalId === proposalId)?.change;
  if (change !== undefined && !confirmingRoles(change.type).includes(operator.role)) return reject('not_permitted');
  const refusal = change?.type === 'ledger.correct' ? await ownersRefusal(deps, change) : undefined;
  if (refusal !== undefined) return reject(refusal);
  const confirmed = await answeredOperator(deps, {
    type: 'proposals.confirm',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  });
  if (!confirmed.ok) return confirmed;
  tellOwners(operator, change);
  await deps.platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'confirmed', text: note });
  const { sequence, result } = confirmed.value;
  return done({ sequence, takesEffectAtMs: result.takesEffectAtMs });
});
