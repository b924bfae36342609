import { listProposals } from '@candor/api';
import { done } from '@candor/kernel';
import { proposalRowOf } from '../present/proposals.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listProposals, async ({ exchange, platform }) => {
  const open = await exchange.query('proposals');
  const notes = await platform.proposalNotes.of(open.map(({ proposalId }) => proposalId));
  return done(
    open.map((proposal) =>
      proposalRowOf(
        proposal,
        notes.filter(({ proposalId }) => proposalId === proposal.proposalId),
      ),
    ),
  );
});
