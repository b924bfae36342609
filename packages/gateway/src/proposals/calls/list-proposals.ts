import { listProposals } from '@candor/api';
import { done } from '@candor/kernel';
import { railsOf } from '../../funding/rails.ts';
import { proposalRowOf } from '../present/proposals.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listProposals, async (deps, _input, { operator }) => {
  const [open, rails] = await Promise.all([deps.exchange.query('proposals'), railsOf(deps)]);
  const notes = await deps.platform.proposalNotes.of(open.map(({ proposalId }) => proposalId));
  return done(
    await Promise.all(
      open.map((proposal) =>
        proposalRowOf(
          deps,
          rails,
          proposal,
          operator.role,
          notes.filter(({ proposalId }) => proposalId === proposal.proposalId),
        ),
      ),
    ),
  );
});
