import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { channelWire, passwordText, payPasswordText, verificationCode } from '../../accounts/contact.ts';
import { payPasswordChanges, stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * `set` takes the login password. `change` takes the old pay password and a factor. `reset`, for users who forgot it,
 * takes the login password, a code of the scene `pay_password` and a factor. Holds withdrawals.
 */
export const setPayPassword = defineCall({
  method: 'POST',
  path: '/safe/pay_password',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  personal: true,
  renews: 'proven',
  group: 'Safety',
  summary: 'Set, change or reset the pay password.',
  input: wireObject({
    change: wordOf(payPasswordChanges),
    newPayPassword: payPasswordText,
    newPayPasswordAgain: named('re_pay_password', payPasswordText),
    password: z.optional(described(passwordText, 'To set and to reset: the login password.')),
    code: z.optional(described(verificationCode, 'To reset.')),
    channel: named('type', z.optional(channelWire)),
    ...stepUpFields,
  }),
  output: wireObject({}),
  rejects: [
    'passwords_differ',
    'pay_password_weak',
    'password_wrong',
    'login_locked',
    'channel_missing',
    'code_wrong',
    'code_expired',
    ...stepUpCodes,
  ],
});
