import { defineCall } from '../../define-call.ts';
import { passwordText } from '../../shapes/identity.ts';
import { recoveryCodesText } from '../../shapes/safety.ts';
import { stepUpCodes, stepUpFields } from '../../shapes/step-up.ts';
import { wireObject } from '../../wire.ts';

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
