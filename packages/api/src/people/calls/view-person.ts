import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { personField, personSheet } from '../people.ts';

export const viewPerson = defineCall({
  method: 'GET',
  path: '/operator/accounts',
  access: 'operator',
  roles: ['support', 'compliance', 'treasury', 'markets'],
  tells: 'profile',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'A person: their profile, level, limits, holds, and the notes of operators.',
  input: wireObject({ accountId: personField }),
  output: personSheet,
  rejects: ['account_not_found'],
});
