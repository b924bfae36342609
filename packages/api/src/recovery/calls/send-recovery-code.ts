import { defineCall } from '../../wire/define-call.ts';
import { channelWire, codeSent } from '../../accounts/contact.ts';
import { recoveryToken } from '../recovery.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const sendRecoveryCode = defineCall({
  method: 'POST',
  path: '/user/recovery/code',
  access: 'visitor',
  effect: 'commands',
  rate: 'code',
  group: 'Sign in',
  summary: 'Send the code that proves the e-mail or phone of the account to be recovered.',
  input: wireObject({ token: recoveryToken, channel: named('type', channelWire) }),
  output: codeSent,
  rejects: [
    'recovery_expired',
    'recovery_submitted',
    'channel_missing',
    'message_not_delivered',
    'code_resend_too_soon',
    'code_daily_limit',
  ],
});
