import { defineCall } from '../../define-call.ts';
import { proposalRow } from '../../shapes/operator.ts';
import { listOf, wireObject } from '../../wire.ts';

export const listProposals = defineCall({
  method: 'GET',
  path: '/operator/proposals',
  access: 'operator',
  roles: ['reviewer', 'risk', 'cashier'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Changes that wait for another operator or for their time, oldest first.',
  input: wireObject({}),
  output: listOf(proposalRow),
  rejects: [],
});
