import { defineCall } from '../../wire/define-call.ts';
import { passwordText } from '../../accounts/contact.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { wireObject } from '../../wire/wire-object.ts';

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
