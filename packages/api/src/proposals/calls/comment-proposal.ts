import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const commentProposal = defineCall({
  method: 'POST',
  path: '/operator/proposals/comment',
  access: 'operator',
  roles: ['compliance', 'markets', 'treasury', 'content', 'support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Say something about a change that waits.',
  input: wireObject({ proposalId: named('id', idNumber), text: textUpTo(1_000, 1) }),
  output: wireObject({}),
  rejects: ['proposal_not_found'],
});
