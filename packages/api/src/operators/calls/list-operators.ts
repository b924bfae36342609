import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { operatorRow } from '../people.ts';

export const listOperators = defineCall({
  method: 'GET',
  path: '/operator/people',
  access: 'operator',
  roles: ['compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Who works here, as what, and where they are signed in.',
  input: wireObject({}),
  output: listOf(operatorRow),
  rejects: [],
});
