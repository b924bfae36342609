import { defineCall } from '../../wire/define-call.ts';
import { recoveryRow, recoveryToken } from '../recovery.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Sent again, it answers with the request as it is. */
export const submitRecovery = defineCall({
  method: 'POST',
  path: '/user/recovery/submit',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  group: 'Sign in',
  summary: 'Ask for the recovery: withdrawals are held, the owner is told, and the waiting time begins.',
  input: wireObject({ token: recoveryToken }),
  output: recoveryRow,
  rejects: ['recovery_expired', 'recovery_unproven', 'recovery_picture_missing'],
});
