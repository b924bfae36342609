import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { everyRole } from '../people.ts';

export const signOperatorOut = defineCall({
  method: 'POST',
  path: '/operator/sign_out',
  access: 'operator',
  roles: everyRole,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'End this session.',
  input: wireObject({}),
  output: wireObject({}),
  rejects: ['operator_without_passkey'],
});
