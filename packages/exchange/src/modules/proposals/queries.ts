import { isOutdated } from './module.ts';
import type { ProposalsSlice } from './slice.ts';
import type { ProposalQueries } from './views.ts';

export function proposalQueries(core: ProposalsSlice): ProposalQueries {
  return {
    proposals: () =>
      [...core.proposals.open.values()].map((proposal) => ({
        ...proposal,
        weakening: core.changes.weakeningOf(proposal.change),
        isOutdated: isOutdated(core, proposal),
      })),
  };
}
