import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { passwordText } from '../../accounts/contact.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** With a factor or a recovery code. Holds withdrawals. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/safe/passkey/remove',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Remove a passkey.',
  input: wireObject({ passkeyId: named('id', textUpTo(1_400, 1)), password: passwordText, ...stepUpFields }),
  output: wireObject({}),
  rejects: ['factor_not_found', 'password_wrong', 'login_locked', ...stepUpCodes],
});
