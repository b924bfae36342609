import type { Core } from '../../core.ts';
import { isOutdated, weakeningOf } from './module.ts';
import type { ProposalQueries } from './views.ts';

export function proposalQueries(core: Core): ProposalQueries {
  return {
    proposals: () =>
      [...core.proposals.open.values()].map((proposal) => ({
        ...proposal,
        weakening: weakeningOf(core, proposal.change),
        isOutdated: isOutdated(core, proposal),
      })),
  };
}
