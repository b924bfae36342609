import { isOutdated } from './module.ts';
import type { ProposalsSlice } from './slice.ts';
import type { ProposalQueries } from './views.ts';

export function proposalQueries(core: ProposalsSlice): ProposalQueries {
  const { changes } = core;
  return {
    changeCheck(change) {
      if (!changes.isProposable(change)) return { refusal: 'not_permitted' };
      const refusal = changes.refusalOf(change);
      if (refusal !== undefined) return { refusal };
      return { before: changes.presentOf(change), weakening: changes.weakeningOf(change) };
    },
    proposals: () =>
      [...core.proposals.open.values()].map((proposal) => ({
        ...proposal,
        weakening: changes.weakeningOf(proposal.change),
        isOutdated: isOutdated(core, proposal),
      })),
  };
}
