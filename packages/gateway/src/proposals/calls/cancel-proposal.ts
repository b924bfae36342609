import { cancelProposal } from '@candor/api';
import type { ProposalId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(cancelProposal, (deps, { proposalId }, { operator }) =>
  submitOperator(deps, {
    type: 'proposals.cancel',
    operator: operator.name,
    proposalId: proposalId as ProposalId,
  }),
);
