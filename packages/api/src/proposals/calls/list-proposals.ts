import { defineCall } from '../../wire/define-call.ts';
import { proposalRow } from '../../operators/operator.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listProposals = defineCall({
  method: 'GET',
  path: '/operator/proposals',
  access: 'operator',
  roles: ['compliance', 'markets', 'treasury', 'content', 'support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Changes that wait for another operator or for their time, oldest first.',
  input: wireObject({}),
  output: listOf(proposalRow),
  rejects: [],
});
