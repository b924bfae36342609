import { commentProposal } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(commentProposal, async ({ exchange, platform }, { proposalId, text }, { operator }) => {
  const open = await exchange.query('proposals');
  if (!open.some((proposal) => proposal.proposalId === proposalId)) return reject('proposal_not_found');
  await platform.proposalNotes.add({ proposalId, operator: operator.name, kind: 'comment', text });
  return done({});
});
