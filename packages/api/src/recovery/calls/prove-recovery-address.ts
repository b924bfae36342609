import { defineCall } from '../../wire/define-call.ts';
import { channelWire, verificationCode } from '../../accounts/contact.ts';
import { recoveryRow, recoveryToken } from '../recovery.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const proveRecoveryAddress = defineCall({
  method: 'POST',
  path: '/user/recovery/prove',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  group: 'Sign in',
  summary: 'Prove the e-mail or phone of the account to be recovered.',
  input: wireObject({ token: recoveryToken, channel: named('type', channelWire), code: verificationCode }),
  output: recoveryRow,
  rejects: ['recovery_expired', 'recovery_submitted', 'channel_missing', 'code_wrong', 'code_expired'],
});
