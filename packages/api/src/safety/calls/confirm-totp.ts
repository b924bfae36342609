import { defineCall } from '../../wire/define-call.ts';
import { passwordText, verificationCode } from '../../accounts/contact.ts';
import { recoveryCodesText } from '../safety.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { wireObject } from '../../wire/wire-object.ts';

/**
 * `code` is the one that the app shows for the new secret. A user with a factor proves it in the step-up. Holds
 * withdrawals.
 */
export const confirmTotp = defineCall({
  method: 'POST',
  path: '/safe/totp/confirm',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Add the authenticator app.',
  input: wireObject({ code: verificationCode, password: passwordText, ...stepUpFields }),
  output: wireObject({ recoveryCodes: recoveryCodesText }),
  rejects: ['totp_exists', 'totp_expired', 'code_wrong', 'password_wrong', 'login_locked', ...stepUpCodes],
});
