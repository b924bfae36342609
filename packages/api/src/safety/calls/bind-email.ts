import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { bindCodes, ownerAgrees } from '../bind-address.ts';
import { userString, verificationCode } from '../../accounts/contact.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** Binds an e-mail address or changes it, as `/safe/mobile` does a phone. */
export const bindEmail = defineCall({
  method: 'POST',
  path: '/safe/email',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'done',
  group: 'Safety',
  summary: 'Bind or change my e-mail address.',
  input: wireObject({
    email: userString,
    code: verificationCode,
    ...ownerAgrees,
  }),
  output: wireObject({ email: described(z.string(), 'Masked.') }),
  rejects: ['user_string_invalid', 'country_code_unknown', ...bindCodes],
});
