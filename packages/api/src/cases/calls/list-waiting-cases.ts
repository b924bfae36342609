import { defineCall } from '../../wire/define-call.ts';
import { everyRole } from '../../operators/people.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { waitingCase } from '../cases.ts';

export const listWaitingCases = defineCall({
  method: 'GET',
  path: '/operator/cases',
  access: 'operator',
  roles: everyRole,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Everything that waits for a person, as far as the caller may look at it, longest first; at most 200 of a kind.',
  input: wireObject({}),
  output: listOf(waitingCase),
  rejects: [],
});
