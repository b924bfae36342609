import { defineCall } from '../../wire/define-call.ts';
import { recoveryRow, recoveryToken } from '../recovery.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** A POST, because the token is a secret: in an address it would be logged. */
export const getRecoveryState = defineCall({
  method: 'POST',
  path: '/user/recovery/state',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  group: 'Sign in',
  summary: 'Where a recovery stands.',
  input: wireObject({ token: recoveryToken }),
  output: recoveryRow,
  rejects: ['recovery_expired'],
});
