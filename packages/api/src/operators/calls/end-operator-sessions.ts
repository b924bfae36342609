import { defineCall } from '../../wire/define-call.ts';
import { countNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { knownOperator, operatorNote } from '../people.ts';

/** For a lost machine, or a doubt: the role stays, and the next thing the operator does is to sign in by passkey. */
export const endOperatorSessions = defineCall({
  method: 'POST',
  path: '/operator/people/end_sessions',
  access: 'operator',
  roles: ['admin'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'End all sessions of an operator, who keeps the role. Holds with their next call.',
  input: wireObject({ name: knownOperator, note: operatorNote }),
  output: wireObject({ ended: described(countNumber, 'The sessions that were ended.') }),
  rejects: ['operator_not_found'],
});
