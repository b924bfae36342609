import { confirmProposal } from '@candor/api';
import { type ProposalId, proposalStaysAfter } from '@candor/exchange';
import type { CodesOf } from '@candor/exchange/rules';
import { done, reject, type Rejected } from '@candor/kernel';
import { ownersRefusal, tellOwners } from '../../ledger/corrections.ts';
import type { ActingOperator, Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator, submitOperator } from '../../serving/submit.ts';
import { confirmingRoles } from '../confirming-roles.ts';

type Refused = Rejected<CodesOf<'proposals.confirm'>>;

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
  if (!confirmed.ok) return endedIfUnfit(deps, operator, proposalId as ProposalId, confirmed);
  tellOwners(operator, change);
  await deps.platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'confirmed', text: note });
  const { sequence, result } = confirmed.value;
  return done({ sequence, takesEffectAtMs: result.takesEffectAtMs });
});

/** A proposal that can no longer be made as it stood ends with the refusal, which says why. */
async function endedIfUnfit(
  deps: Deps,
  { name: operator }: ActingOperator,
  proposalId: ProposalId,
  refused: Refused,
): Promise<Refused> {
  if (proposalStaysAfter(refused.code)) return refused;
  const ended = await submitOperator(deps, { type: 'proposals.end_unfit', operator, proposalId });
  // It fits again, or somebody else has ended it: the refusal was right when it was made.
  if (!ended.ok || refused.code === 'proposal_outdated') return refused;
  return { ok: false, code: 'proposal_outdated', because: refused.code };
}
