import { defineCall } from '../../wire/define-call.ts';
import { passwordText } from '../../accounts/contact.ts';
import { recoveryCodesText } from '../safety.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Those from before are worthless from then on. */
export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/safe/recovery_codes',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Ten new recovery codes.',
  input: wireObject({ password: passwordText, ...stepUpFields }),
  output: wireObject({ recoveryCodes: recoveryCodesText }),
  rejects: ['password_wrong', 'login_locked', ...stepUpCodes],
});
