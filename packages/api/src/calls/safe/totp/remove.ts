import { defineCall } from '../../../define-call.ts';
import { passwordText } from '../../../shapes/identity.ts';
import { stepUpCodes, stepUpFields } from '../../../shapes/step-up.ts';
import { wireObject } from '../../../wire.ts';

/** With a factor or a recovery code. Holds withdrawals. */
export const removeTotp = defineCall({
  method: 'POST',
  path: '/safe/totp/remove',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Remove the authenticator app.',
  input: wireObject({ password: passwordText, ...stepUpFields }),
  output: wireObject({}),
  rejects: ['factor_not_found', 'password_wrong', 'login_locked', ...stepUpCodes],
});
