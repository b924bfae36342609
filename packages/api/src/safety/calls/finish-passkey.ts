import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { passkeyJson, passwordText } from '../../accounts/contact.ts';
import { passkeyName, recoveryCodesText } from '../safety.ts';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** A user with a factor proves it in the step-up. Holds withdrawals. */
export const finishPasskey = defineCall({
  method: 'POST',
  path: '/safe/passkey/finish',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Add the passkey.',
  input: wireObject({
    created: described(passkeyJson, 'What `navigator.credentials.create` answered, as JSON.'),
    name: passkeyName,
    password: passwordText,
    ...stepUpFields,
  }),
  output: wireObject({ passkeyId: named('id', z.string()), recoveryCodes: recoveryCodesText }),
  rejects: ['too_many_passkeys', 'passkey_refused', 'password_wrong', 'login_locked', ...stepUpCodes],
});
