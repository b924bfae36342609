import { listProposals } from '@candor/api';
import { done } from '@candor/kernel';
import { proposalRowOf } from '../present/proposals.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listProposals, async ({ exchange }) =>
  done((await exchange.query('proposals')).map(proposalRowOf)),
);
